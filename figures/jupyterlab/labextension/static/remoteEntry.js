// Pages of ours in JupyterLab run when they are opened, stay where they are, and have their code folded away.
// Written as JupyterLab loads a built extension, so that there is no build step.
(() => {
  const RUN = "rule-run";
  const SETTLE = 1000;
  const STYLE = `
.rule-page:not(.rule-coded) .jp-CodeCell > .jp-Cell-inputWrapper { display: none; }
.rule-page:not(.rule-coded) .jp-CodeCell .jp-OutputPrompt { visibility: hidden; }
html[data-rule-language="en"] body :is(div, span)[lang="ja"], html[data-rule-language="ja"] body :is(div, span)[lang="en"] { display: none !important; }
html[data-rule-language="both"] .rule-show-code span + span::before { content: " / "; }
.rule-page .rule-not-run > div { display: none; }
.rule-page .rule-not-run::before { content: "The boards are being set up … / ボードを準備しています…"; }
html[data-rule-language="en"] .rule-page .rule-not-run::before { content: "The boards are being set up …"; }
html[data-rule-language="ja"] .rule-page .rule-not-run::before { content: "ボードを準備しています…"; }
.rule-show-code { font: inherit; padding: 0 8px; height: 24px; cursor: pointer; color: inherit; background: none; border: 1px solid var(--jp-border-color1); border-radius: 4px; }`;
  const SHOW = ["Show the code", "コードを表示"], HIDE = ["Hide the code", "コードを隠す"];
  let scope;

  // The reader's language before the first board is there; what is kept, and where, is store.js's to say.
  function showLanguage() {
    if (document.documentElement.dataset.ruleLanguage) return;
    const spoken = navigator.language.startsWith("ja") ? "ja" : "en";
    document.documentElement.dataset.ruleLanguage = localStorage.getItem("rule-notebooks/1/language") ?? spoken;
  }

  const shared = async (name) => (await Object.values(scope[name])[0].get())();
  const config = () => JSON.parse(document.getElementById("jupyter-config-data").textContent);

  async function ourCells(path) {
    const { baseUrl, token } = config();
    const headers = token ? { Authorization: `token ${token}` } : {};
    const answer = await fetch(`${baseUrl}rule-notebooks/cells?path=${encodeURIComponent(path)}`, { headers });
    return answer.ok ? (await answer.json()).cells : [];
  }

  const codeCells = (panel) => panel.content.widgets.filter(({ model }) => model.type === "code");
  const same = (panel, cells) => {
    const here = codeCells(panel).map(({ model }) => model.sharedModel.getSource());
    return cells.length > 0 && here.length === cells.length && here.every((source, i) => source === cells[i]);
  };

  // Outputs, widgets (those of another window on the same kernel too) and a kernel's version change the notebook in JupyterLab, not for
  // its reader: only what the reader edits is worth saving, or a question.
  function keepClean(panel) {
    const { model } = panel.context;
    let edited = model.dirty;
    const onEdit = () => (edited = true);
    const clean = () => !edited && model.dirty && (model.dirty = false);
    panel.content.widgets.forEach((cell) => cell.model.sharedModel.changed.connect((_, change) => change.sourceChange && onEdit()));
    model.cells.changed.connect(onEdit);
    model.stateChanged.connect(clean);
    panel.context.saveState.connect((_, state) => state === "completed" && (edited = false));
    clean();
  }

  async function run(panel, CodeCell) {
    if (panel.ruleRuns) return;
    panel.ruleRuns = true;
    try {
      for (const cell of codeCells(panel)) await CodeCell.execute(cell, panel.sessionContext);
    } catch (trouble) {
      console.debug("rule-notebooks: the page was left or its kernel ended while it ran", trouble);
    } finally {
      panel.ruleRuns = false;
    }
  }

  function words(pair) {
    return pair.map((text, ja) => Object.assign(document.createElement("span"), { lang: ja ? "ja" : "en", textContent: text }));
  }

  // Cells are folded by their own file too, in which looking at them must change nothing.
  function unfold(cell) {
    cell.syncCollapse = false;
    cell.inputHidden = false;
  }

  function foldCode(panel, Widget) {
    panel.node.classList.add("rule-page");
    panel.node.dataset.rulePage = "";
    const button = Object.assign(document.createElement("button"), { type: "button", className: "rule-show-code" });
    const show = (coded) => {
      panel.node.classList.toggle("rule-coded", coded);
      if (coded) codeCells(panel).forEach(unfold);
      button.replaceChildren(...words(coded ? HIDE : SHOW));
      button.setAttribute("aria-pressed", coded);
    };
    button.onclick = () => show(!panel.node.classList.contains("rule-coded"));
    show(false);
    const widget = new Widget({ node: document.createElement("div") });
    widget.node.append(button);
    panel.toolbar.insertItem(0, "rule-show-code", widget);
  }

  // A kernel that begins anew knows nothing of the boards: the page runs again, and they come back where they were.
  function runAfterRestart(panel, again) {
    let anew = false;
    panel.sessionContext.statusChanged.connect((_, status) => {
      if (status === "restarting" || status === "autorestarting") anew = true;
      else if (anew && status === "idle") {
        anew = false;
        again();
      }
    });
    panel.sessionContext.kernelChanged.connect((_, { oldValue, newValue }) => oldValue && newValue && again());
  }

  // A kernel that is there but does not answer begins anew; one that is gone is replaced, once its session is known to be gone too.
  async function wake(app, context) {
    const status = context.kernelDisplayStatus;
    if (status === "idle") return;
    if (status === "busy" || status === "starting") return void (await context.restartKernel());
    await app.serviceManager.sessions.refreshRunning();
    await context.changeKernel({ name: context.kernelPreference.name ?? "python3" });
  }

  // Another view or another window may still be at it.
  async function endUnseen(app, session) {
    const { sessions } = app.serviceManager;
    await sessions.refreshRunning();
    const here = [...sessions.running()].find(({ id }) => id === session);
    if (here && !here.kernel?.connections) await sessions.shutdown(session).catch(() => {});
  }

  function endWithTab(app, panel) {
    let session;
    // A tab that closes lets go of its session first; which one it was has to be known before.
    const note = () => (session = panel.sessionContext.session?.id ?? session);
    note();
    panel.sessionContext.sessionChanged.connect(note);
    panel.disposed.connect(() => setTimeout(() => void endUnseen(app, session), SETTLE));
  }

  async function open(app, panel, CodeCell, Widget) {
    await panel.context.ready;
    const cells = await ourCells(panel.context.path);
    if (!same(panel, cells)) return;
    showLanguage();
    foldCode(panel, Widget);
    keepClean(panel);
    await panel.revealed;
    await panel.sessionContext.ready;
    endWithTab(app, panel);
    // What a reader has changed in the meantime is the reader's: it runs only when asked to.
    const again = () => {
      if (same(panel, cells)) return void run(panel, CodeCell);
      // Boards on it tell another remedy from now on.
      delete panel.node.dataset.rulePage;
    };
    panel.context.model.contentChanged.connect(() => same(panel, cells) || delete panel.node.dataset.rulePage);
    runAfterRestart(panel, again);
    panel.node.addEventListener(RUN, () => void wake(app, panel.sessionContext).then(again));
    again();
  }

  async function plugin() {
    const [{ INotebookTracker }, { CodeCell }, { Widget }] = await Promise.all(["@jupyterlab/notebook", "@jupyterlab/cells", "@lumino/widgets"].map(shared));
    return {
      id: "rule-notebooks:pages",
      autoStart: true,
      requires: [INotebookTracker],
      activate(app, tracker) {
        document.head.append(Object.assign(document.createElement("style"), { textContent: STYLE }));
        tracker.widgetAdded.connect((_, panel) => void open(app, panel, CodeCell, Widget));
      },
    };
  }

  window._JUPYTERLAB = window._JUPYTERLAB ?? {};
  window._JUPYTERLAB["rule-notebooks"] = {
    init: (shareScope) => void (scope = shareScope),
    // Voila loads the same folder and has no notebooks in this sense.
    get: async () => {
      const found = scope["@jupyterlab/notebook"] ? await plugin() : [];
      return () => ({ __esModule: true, default: found });
    },
  };
})();

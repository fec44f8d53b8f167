// One board: the picture, the controls, what is said. The kernel sends only what changed; `page` is all of it as it stands.
const DEBOUNCE = 60;
const NARROW = 600;
const SILENT = [
  "No answer yet. If no other cell is running, the connection to Python is gone: run this cell again.",
  "まだ返事がありません。ほかのセルが実行中でなければ、Python との接続が切れています。このセルをもう一度実行してください。",
];

// Told late, so that a pointer on its way somewhere tells nothing, and never what was told last.
function makeHover(wire) {
  let timer, told = "";
  const tell = (gid) => {
    if (gid === told) return;
    told = gid;
    wire.askLazily("hover", "hover", gid);
  };
  const want = (gid) => {
    clearTimeout(timer);
    timer = setTimeout(tell, DEBOUNCE, gid);
  };
  return { want, drop: () => clearTimeout(timer) };
}

function sayIn(panel, say) {
  panel.forEach((block, i) => {
    if (block.said === say[i]) return;
    block.said = say[i];
    block.innerHTML = say[i];
  });
}

function makePanel(className) {
  const tongues = ["en", "ja"].map((lang) => make("div", { lang }));
  return [make("div", { className, ariaLive: "polite" }, tongues), tongues];
}

// A board that is first seen on a narrow screen is laid out for it.
function watchWidth(root, wire, controlsNow) {
  const widths = new ResizeObserver(([{ contentRect }]) => {
    if (!contentRect.width) return;
    widths.disconnect();
    if (contentRect.width >= NARROW) return;
    controlsNow()
      .filter(({ narrow, value }) => (narrow ?? value) !== value)
      .forEach(({ id, narrow }) => wire.tell("control", [id, narrow]));
  });
  widths.observe(root);
  return widths;
}

function makeView(el, page, wire) {
  const frame = make("div", { className: "rule-picture" });
  const steps = make("div", { className: "rule-controls rule-steps" });
  const tray = make("div", { className: "rule-controls" });
  const [ask, asking] = makePanel("rule-ask");
  const [say, saying] = makePanel("rule-say");
  const silence = make("div", { className: "rule-silence", role: "alert" });
  const side = make("div", { className: "rule-side" }, [steps, ask, say, tray, silence]);
  const root = make("div", { className: "rule-board", tabIndex: -1 }, [frame, side]);
  const hover = makeHover(wire);
  const controls = [makeControls(steps, wire), makeControls(tray, wire)];
  const picture = makePicture(frame, {
    onHover: hover.want,
    onClick(gid) {
      hover.drop();
      wire.ask("click", gid);
    },
  });
  const relabel = () => {
    picture.label();
    controls.forEach((each) => each.relabel());
  };
  // What answers a question stands beneath it, and the answer beneath that: nothing leaves the finger that pressed it.
  const arrange = (question) => {
    sayIn(asking, question);
    ask.hidden = !question.some(Boolean);
    if (ask.hidden === (tray.nextSibling === say)) tray[ask.hidden ? "before" : "after"](say);
  };
  const show = (news) => {
    const within = root.contains(document.activeElement);
    picture.show(news);
    if (news.controls) controls.forEach((each, i) => each.show(news.controls.filter(({ above }) => above === !i)));
    if (news.ask) arrange(news.ask);
    if (news.say) sayIn(saying, news.say);
    // Focus that falls out of the board lands on the notebook, where the next key edits cells.
    if (within && !root.contains(document.activeElement)) root.focus({ preventScroll: true });
  };
  const open = (whole) => {
    const within = frame.contains(document.activeElement);
    picture.draw(whole.svg);
    show(whole);
    if (within) picture.refocus();
  };
  keepKeys(root);
  document.addEventListener(LANGUAGE, relabel);
  open(page);
  el.append(make("div", { className: "rule-card" }, [root]));
  const widths = watchWidth(root, wire, () => page.controls);
  return {
    show,
    open,
    silent: (is) => silence.replaceChildren(...(is ? tongues(SILENT) : [])),
    close() {
      hover.drop();
      widths.disconnect();
      document.removeEventListener(LANGUAGE, relabel);
    },
  };
}

export default () => {
  const views = new Set();
  let page, wire;
  const whole = (model) => ({ pieces: {}, ...model.get("page") });
  return {
    initialize({ model }) {
      readLanguage();
      page = whole(model);
      wire = openWire(model, (is) => views.forEach((view) => view.silent(is)));
      model.on("msg:custom", ({ n, ...news }) => {
        const another = "svg" in news;
        const pieces = another ? {} : { ...page.pieces, ...news.pieces };
        page = { ...page, ...news, pieces, targets: another ? news.targets : withNews(page.targets, news.targets) };
        // Not sent anywhere, but a view that opens later and a notebook that is saved take the page as it stands now.
        model.set("page", page);
        views.forEach((view) => (another ? view.open(page) : view.show(news)));
        wire.answered(n);
      });
      model.on("change:page", () => {
        if (model.get("page") === page) return;
        page = whole(model);
        views.forEach((view) => view.open(page));
      });
      return () => wire.close();
    },
    render({ el }) {
      const view = makeView(el, page, wire);
      views.add(view);
      return () => {
        views.delete(view);
        view.close();
      };
    },
  };
};

// One board: the picture, the controls, what is said. The kernel sends only what changed; `page` is all of it as it stands.
const DEBOUNCE = 60;
const NARROW = 600;
const TRIES = 3;

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

// A board that begins on a narrow screen is laid out for it.
function fitter(root, layOut) {
  let widths;
  const close = () => widths?.disconnect();
  const fit = () => {
    close();
    widths = new ResizeObserver(([{ contentRect }]) => {
      if (!contentRect.width) return;
      close();
      if (contentRect.width < NARROW) layOut();
    });
    widths.observe(root);
  };
  return { fit, close };
}

function makeView(el, page, wire, { onAfresh, layOut }) {
  const frame = make("div", { className: "rule-picture" });
  const steps = make("div", { className: "rule-controls rule-steps" });
  const tray = make("div", { className: "rule-controls" });
  const [ask, asking] = makePanel("rule-ask");
  const [say, saying] = makePanel("rule-say");
  const silence = make("div", { className: "rule-silence", role: "alert" });
  const afresh = makeAfresh(onAfresh);
  const side = make("div", { className: "rule-side" }, [steps, ask, say, tray, silence, afresh.root]);
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
    if (news.events) afresh.show(news.events);
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
  const width = fitter(root, layOut);
  width.fit();
  return {
    show,
    open,
    // Whoever begins anew begins laid out for the screen.
    begin(whole) {
      open(whole);
      width.fit();
    },
    wait(is) {
      [frame, steps, tray].forEach((part) => (part.inert = is));
      root.classList.toggle("rule-waits", is);
    },
    say: (words) => silence.replaceChildren(...tongues(words)),
    silent: (is) => silence.replaceChildren(...(is ? remedy(root) : [])),
    close() {
      hover.drop();
      width.close();
      document.removeEventListener(LANGUAGE, relabel);
    },
  };
}

export default () => {
  const views = new Set();
  let page, wire;
  const each = (act) => views.forEach(act);
  const whole = (model) => ({ pieces: {}, ...model.get("page") });
  // Kept events that have not come back yet: until they have, the board waits, and nothing is kept over them.
  let owed = null, tries = 0;
  const replay = (events) => {
    owed = events;
    each((view) => view.wait(true));
    wire.ask("replay", events);
  };
  const onSilence = (is) => {
    if (is && owed && ++tries < TRIES) return replay(owed);
    each((view) => view.silent(is));
  };
  // Kept by the browser first, and where it has nothing by the file that the page was saved in.
  const remember = () => {
    const events = recall(page.key);
    if (events.length && !page.events.length) replay(events);
    if (events.length || !page.events.length) return;
    keep(page.key, page.events);
    tellStore([page.key], false);
  };
  const afresh = () => replay([]);
  // Once each time it begins, however many views there are: told later it would talk over what the reader does.
  let laidOut = false;
  const layOut = () => {
    if (laidOut) return;
    laidOut = true;
    page.controls
      .filter(({ narrow, value }) => (narrow ?? value) !== value)
      .forEach(({ id, narrow }) => wire.tell("control", [id, narrow]));
  };
  const withEvents = ({ kept, ...news }) => (kept ? { ...news, events: [...page.events.slice(0, kept[0]), kept[1]] } : news);
  const hear = (model, { n, ...told }) => {
    const news = withEvents(told);
    const another = "svg" in news;
    const pieces = another ? {} : { ...page.pieces, ...news.pieces };
    page = { ...page, ...news, pieces, targets: another ? news.targets : withNews(page.targets, news.targets) };
    // Not sent anywhere, but a view that opens later and a notebook that is saved take the page as it stands now.
    model.set("page", page);
    const begun = another && news.events && !told.kept;
    if (begun) laidOut = false;
    each((view) => (begun ? view.begin(page) : another ? view.open(page) : view.show(news)));
    if (begun) [owed, tries] = [null, 0];
    each((view) => view.wait(Boolean(owed)));
    wire.answered(n);
    // What was replayed came from the store; only a board begun afresh leaves it.
    if (owed || !(told.kept || begun && !news.events.length)) return;
    if (!keep(page.key, news.events) && keepsThings()) each((view) => view.say(STORE_SAID.full));
  };
  return {
    initialize({ model }) {
      readLanguage();
      page = whole(model);
      wire = openWire(model, onSilence);
      const onStore = ({ detail: { keys, over } }) => page.key && keys.includes(page.key) && (over || !page.events.length) && replay(recall(page.key));
      model.on("msg:custom", (told) => hear(model, told));
      model.on("change:page", () => {
        if (model.get("page") === page) return;
        page = whole(model);
        each((view) => view.open(page));
      });
      remember();
      document.addEventListener(STORE, onStore);
      const forget = onOtherWindows(page.key, replay);
      return () => {
        forget();
        document.removeEventListener(STORE, onStore);
        wire.close();
      };
    },
    render({ el }) {
      const view = makeView(el, page, wire, { onAfresh: afresh, layOut });
      view.wait(Boolean(owed));
      views.add(view);
      return () => {
        views.delete(view);
        view.close();
      };
    },
  };
};

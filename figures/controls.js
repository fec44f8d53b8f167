// Buttons and fields beside the picture. Each is kept while its labels stay the same, so that focus and drafts survive.
const MENU_FROM = 6;
const LARGEST_FILE = 1_000_000;
let radioGroups = 0, whys = 0;

const BUILD = {
  button(control, wire) {
    const button = make("button", { type: "button", className: "rule-button" }, tongues([control.en, control.ja]));
    const press = () => button.ariaDisabled !== "true" && wire.askOnce(control.id, "control", [control.id, null]);
    button.onclick = (event) => meant(event, button) && press();
    return { nodes: [button], update: ({ enabled }) => (button.ariaDisabled = String(!enabled)) };
  },

  choice(control, wire) {
    return control.options.length < MENU_FROM ? radios(control, wire) : menu(control, wire);
  },

  slider(control, wire) {
    const key = `control ${control.id}`;
    const [min, max] = control.options;
    const range = make("input", { type: "range", min, max, step: 1 });
    const number = make("output");
    range.oninput = () => {
      number.textContent = range.value;
      wire.askLazily(key, "control", [control.id, Number(range.value)]);
    };
    const update = ({ value, enabled }) => {
      range.disabled = !enabled;
      // An answer to an earlier step must not pull back a handle that has moved on.
      if (wire.isWaiting(key)) return;
      range.value = value ?? min;
      number.textContent = range.value;
    };
    return { nodes: [labelled(control, [number, range])], update };
  },

  line(control, wire) {
    const field = make("input", { type: "text", autocomplete: "off", spellcheck: false, autocapitalize: "off", enterKeyHint: "send" });
    const typed = [];
    let at = 0;
    const form = make("form", { className: "rule-line" }, [labelled(control, [field])]);
    form.onsubmit = (event) => {
      event.preventDefault();
      if (!field.value.trim() || field.disabled) return;
      at = typed.push(field.value);
      wire.ask("type", field.value);
      field.value = "";
    };
    field.onkeydown = (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!step || event.isComposing || !typed.length) return;
      event.preventDefault();
      at = Math.min(Math.max(at + step, 0), typed.length);
      field.value = typed[at] ?? "";
    };
    let shown;
    const update = ({ value, enabled }) => {
      field.disabled = !enabled;
      if (value !== null && value !== shown) field.value = value;
      shown = value;
    };
    const example = control.options.length ? control.options : [control.en, control.ja];
    return { nodes: [form], update, relabel: () => (field.placeholder = inTongue(example)) };
  },

  field(control, wire) {
    const field = make("input", { type: "text", autocomplete: "off", spellcheck: false });
    field.onchange = () => wire.ask("control", [control.id, field.value]);
    let shown;
    const update = ({ value, enabled }) => {
      field.disabled = !enabled;
      // What was refused stays, so that the reader can mend it.
      if (value !== shown) field.value = value ?? "";
      shown = value;
    };
    const example = control.options.length ? control.options : ["", ""];
    return { nodes: [labelled(control, [field])], update, relabel: () => (field.placeholder = inTongue(example)) };
  },

  file(control, wire) {
    const chooser = make("input", { type: "file" });
    const label = make("label", { className: "rule-button rule-file" }, [...tongues([control.en, control.ja]), chooser]);
    chooser.onchange = async () => {
      const [file] = chooser.files;
      if (file) wire.ask("control", [control.id, [file.name, await file.slice(0, LARGEST_FILE).text()]]);
      chooser.value = "";
    };
    const update = ({ enabled }) => {
      chooser.disabled = !enabled;
      label.ariaDisabled = String(!enabled);
    };
    return { nodes: [label], update };
  },

  download(control) {
    const button = make("button", { type: "button", className: "rule-button" }, tongues([control.en, control.ja]));
    let file;
    button.onclick = () => {
      if (button.ariaDisabled === "true" || !file) return;
      download(...file, "text/plain");
    };
    const update = ({ value, enabled }) => {
      file = value;
      button.ariaDisabled = String(!enabled);
    };
    return { nodes: [button], update };
  },
};

// A double press is one press: its second half may fall on a button that has come under the finger in between.
let pressed;
function meant(event, button) {
  if (event.detail <= 1) pressed = button;
  return pressed === button;
}

function labelled(control, fields) {
  return make("label", { className: "rule-label" }, [...tongues([control.en, control.ja]), ...fields]);
}

function radios(control, wire) {
  const name = `rule-choice-${++radioGroups}-${Math.random()}`;
  const inputs = control.options.map(([value]) => {
    const input = make("input", { type: "radio", name });
    input.onchange = () => wire.ask("control", [control.id, value]);
    return input;
  });
  const labels = control.options.map(([, en, ja], i) => make("label", { className: "rule-radio" }, [inputs[i], ...tongues([en, ja])]));
  const legend = make("legend", {}, tongues([control.en, control.ja]));
  const update = ({ value, enabled }) =>
    inputs.forEach((input, i) => {
      input.disabled = !enabled;
      input.checked = control.options[i][0] === value;
    });
  return { nodes: [make("fieldset", {}, [legend, ...labels])], update };
}

function menu(control, wire) {
  const options = control.options.map((_, i) => make("option", { value: i }));
  const select = make("select", {}, options);
  select.onchange = () => wire.ask("control", [control.id, control.options[select.selectedIndex][0]]);
  const update = ({ value, enabled }) => {
    select.disabled = !enabled;
    select.selectedIndex = control.options.findIndex(([each]) => each === value);
  };
  const relabel = () => options.forEach((option, i) => (option.textContent = inTongue(control.options[i].slice(1))));
  return { nodes: [labelled(control, [select])], update, relabel };
}

function buildControl(control, wire) {
  const { nodes, update, relabel = () => {} } = BUILD[control.kind](control, wire);
  const why = make("small", { className: "rule-why", id: `rule-why-${++whys}-${Math.random()}` });
  const node = make("div", { className: `rule-control rule-is-${control.kind}` }, [...nodes, why]);
  node.dataset.control = control.id;
  node.querySelectorAll("button, input, select").forEach((field) => field.setAttribute("aria-describedby", why.id));
  return {
    node,
    relabel,
    update(now) {
      node.classList.toggle("rule-off", !now.enabled);
      why.replaceChildren(...(now.enabled ? [] : tongues(now.why)));
      update(now);
      relabel();
    },
  };
}

function makeControls(panel, wire) {
  let kept = new Map();
  const signature = ({ id, kind, en, ja, options }) => JSON.stringify([id, kind, en, ja, options]);
  const replaceFocus = (id) => {
    const again = id && [...panel.children].find((node) => node.dataset.control === id);
    again?.querySelector("button, input, select")?.focus({ preventScroll: true });
  };
  return {
    show(controls) {
      const focused = document.activeElement?.closest?.("[data-control]");
      const wasHere = panel.contains(focused);
      const now = new Map(controls.map((control) => [signature(control), control]));
      kept.forEach((each, name) => now.has(name) || each.node.remove());
      kept = new Map([...now].map(([name, control]) => [name, kept.get(name) ?? buildControl(control, wire)]));
      let i = 0;
      kept.forEach(({ node }) => {
        if (panel.children[i] !== node) panel.insertBefore(node, panel.children[i] ?? null);
        i++;
      });
      now.forEach((control, name) => kept.get(name).update(control));
      panel.hidden = !controls.length;
      if (wasHere && !panel.contains(document.activeElement)) replaceFocus(focused.dataset.control);
    },
    relabel: () => kept.forEach((each) => each.relabel()),
  };
}

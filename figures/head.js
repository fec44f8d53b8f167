// The head of a page: the language, and what this browser keeps: taken to another device as a file, or cleared.
const KEPT_HERE = ["What this browser keeps", "このブラウザーに残した記録"];
const KEPT_IS = [
  "What you do on the boards stays in this browser, on this device, and comes back when you open a page again.",
  "ボードでの操作は、この端末のこのブラウザーに残り、ページを開き直すと続きから始められます。",
];
const KEEP_BUTTONS = { save: ["Save as a file", "ファイルに保存"], take: ["Load a file", "ファイルを読み込む"], clear: ["Clear all", "すべて消去"] };
const CLEARED = ["Cleared: every board starts afresh.", "消去しました。どのボードも最初から始まります。"];
const TAKEN = ["{0}: loaded.", "{0}：読み込みました。"];
const CLEAR_SURELY = ["This clears what you did on every board of every page. It cannot be undone.", "すべてのページで、ボードでの操作の記録が消えます。元には戻せません。"];
const CLEAR_YES_NO = [["Yes, clear all", "消去する"], ["Keep it", "そのままにする"]];

function makeKeeping() {
  const said = make("p", { role: "status" });
  const say = (words, name = "") => said.replaceChildren(...tongues(words.map((text) => text.replace("{0}", name))));
  const chooser = make("input", { type: "file", accept: ".json,application/json" });
  chooser.onchange = async () => {
    const [file] = chooser.files;
    if (!file) return;
    const wrong = file.size > LARGEST_STORE ? "large" : takeStore(await file.text());
    say(wrong ? STORE_SAID[wrong] : TAKEN, file.name);
    chooser.value = "";
  };
  const take = make("label", { className: "rule-button rule-file" }, [...tongues(KEEP_BUTTONS.take), chooser]);
  const clear = pressable(KEEP_BUTTONS.clear, () => {
    const yes = pressable(CLEAR_YES_NO[0], () => {
      clearStore();
      say(CLEARED);
    });
    said.replaceChildren(...tongues(CLEAR_SURELY), " ", yes, " ", pressable(CLEAR_YES_NO[1], () => said.replaceChildren()));
  });
  const save = pressable(KEEP_BUTTONS.save, () => download(FILE_NAME, storeText(), "application/json"));
  const buttons = make("div", { className: "rule-controls" }, [save, take, clear]);
  return make("details", { className: "rule-keeping" }, [make("summary", {}, tongues(KEPT_HERE)), make("p", {}, tongues(keepsThings() ? KEPT_IS : STORE_SAID.nothing)), buttons, said]);
}

function render({ el }) {
  readLanguage();
  const buttons = Object.entries(CHOICES).map(([choice, words]) => {
    const said = words.map((text) => make("b", { textContent: text }));
    const button = make("button", { type: "button", className: "rule-button", onclick: () => chooseLanguage(choice) }, said);
    button.dataset.language = choice;
    return button;
  });
  const group = make("div", { className: "rule-languages", role: "group", ariaLabel: "Language / 言語" }, buttons);
  const root = make("div", { className: "rule-switch" }, [group, makeKeeping()]);
  const press = () => buttons.forEach((button) => button.setAttribute("aria-pressed", button.dataset.language === currentLanguage()));
  press();
  keepKeys(root);
  document.addEventListener(LANGUAGE, press);
  el.append(root);
  return () => document.removeEventListener(LANGUAGE, press);
}

export default { render };

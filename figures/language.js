// The reader's language: one attribute on <html>, kept by the browser from page to page, the same in all open tabs.
const LANGUAGE = "rule-language";
const isChoice = (choice) => typeof choice === "string" && Object.hasOwn(CHOICES, choice);
const CHOICES = { en: ["English"], ja: ["日本語"], both: ["Both", "両方"] };
// `body` keeps the rule away from <html lang>, by which Jupyter tells its own language.
const HIDING = `
html[data-rule-language="en"] body :is(div, span)[lang="ja"],
html[data-rule-language="ja"] body :is(div, span)[lang="en"] { display: none !important; }
body div[lang] code { overflow-wrap: anywhere; }`;

function currentLanguage() {
  return document.documentElement.dataset.ruleLanguage;
}

function showLanguage(choice) {
  if (!isChoice(choice) || choice === currentLanguage()) return;
  document.documentElement.dataset.ruleLanguage = choice;
  document.dispatchEvent(new CustomEvent(LANGUAGE));
}

function chooseLanguage(choice) {
  writeItem("language", choice);
  showLanguage(choice);
}

// Once for each document, however many boards it has.
function readLanguage() {
  if (document.getElementById(LANGUAGE)) return;
  const style = document.createElement("style");
  style.id = LANGUAGE;
  style.textContent = HIDING;
  document.head.append(style);
  window.addEventListener("storage", (event) => event.key === `${SHELF}language` && showLanguage(event.newValue));
  const spoken = (navigator.language || "").startsWith("ja") ? "ja" : "en";
  const kept = readItem("language");
  showLanguage(isChoice(kept) ? kept : spoken);
}

// [English, Japanese] for attributes, which cannot hold both to hide one.
function inTongue([en, ja]) {
  const choice = currentLanguage();
  return choice === "en" ? en : choice === "ja" ? ja : en === ja ? en : `${en} / ${ja}`;
}

function tongues(pair) {
  return pair.map((text, ja) => make("span", { lang: ja ? "ja" : "en", textContent: text }));
}

function make(tag, properties = {}, children = []) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

function pressable(words, onclick) {
  return make("button", { type: "button", className: "rule-button", onclick }, tongues(words));
}

function download(name, text, type) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 5000);
}

// JupyterLab reads x, a, b and d d on anything focused as orders to cut, add and delete notebook cells.
function keepKeys(root) {
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" && event.key !== "Escape") event.stopPropagation();
  });
}

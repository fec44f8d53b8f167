// What a page does besides its boards: tells how far it is, ends its kernel when left, brings lost boards back or says what to do.
const WAITS = [1000, 2000, 4000, 8000, 16000];
const PATIENT_BEATS = 9;
const GONE = ["dead", "restarting", "autorestarting"];
const MISSING = [
  "This board could not be shown. Please reload the page; its boards come back where they were.",
  "このボードを表示できませんでした。ページを再読み込みしてください。ボードは続きから始まります。",
];
const LOST = [
  "This page is no longer connected. Please reload it; its boards come back where they were.",
  "このページの接続が切れました。再読み込みしてください。ボードは続きから始まります。",
];
const SLOW = ["This page is taking unusually long. Please reload it.", "準備にいつもより時間がかかっています。ページを再読み込みしてください。"];
const RELOAD = ["Reload", "再読み込み"];

function evening(base) {
  tellProgress();
  endWhenLeft(base);
  window.addEventListener("load", async () => {
    nameTab();
    document.addEventListener(LANGUAGE, nameTab);
    await bringBoards();
    if (manager()) stayInTouch(manager().kernel, base);
  });
}

// Voila calls both while it makes the page: one a cell, the other every ten seconds in which nothing came.
function tellProgress() {
  let beats = 0;
  window.voila_process = (at, count) => {
    beats = 0;
    document.getElementById("rule-progress-en").textContent = `Part ${at} of ${count}.`;
    document.getElementById("rule-progress-ja").textContent = `（${at}／${count}）`;
  };
  window.voila_heartbeat = () => {
    beats += 1;
    if (beats === PATIENT_BEATS) document.getElementById("loading").replaceWith(trouble(SLOW));
  };
}

// A tab is found again by the page's own heading; Voila would show the name of its file.
function nameTab() {
  const tongue = currentLanguage() === "ja" ? "ja" : "en";
  const heading = document.querySelector(`div[lang="${tongue}"] h1`) ?? document.querySelector("h1");
  if (heading) document.title = heading.firstChild.textContent.trim();
}

function kernelId() {
  const config = document.getElementById("jupyter-config-data");
  return config && JSON.parse(config.textContent).kernelId;
}

function endWhenLeft(base) {
  // Voila would end the kernel on beforeunload, which comes also to a page that is only put by for going back.
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation());
  window.addEventListener("pagehide", ({ persisted }) => {
    if (persisted || !kernelId()) return;
    const proof = new FormData();
    proof.append("_xsrf", document.cookie.match(/\b_xsrf=([^;]*)/)?.[1] ?? "");
    navigator.sendBeacon(`${base}voila/api/shutdown/${kernelId()}`, proof);
  });
}

function manager() {
  return window.jupyterapp?.widgetManager;
}

function sleep(ms) {
  return new Promise((wake) => setTimeout(wake, ms));
}

function missing() {
  const outputs = [...document.querySelectorAll(".rule-output:not([data-model=''])")];
  return outputs.filter((output) => !output.querySelector(":scope > .lm-Panel > *, :scope > .lm-Widget:not(.lm-Panel), .rule-trouble"));
}

function broken() {
  return [...document.querySelectorAll(".rule-output:has(.jupyter-widgets-error-widget)")];
}

// On a busy machine Voila's page may look for its widgets before the kernel has told of them, and looks only once.
async function bringBoards() {
  for (const wait of WAITS) {
    await sleep(wait);
    if (manager() && !missing().length) break;
    const asking = manager()?._kernelRestoreInProgress && wait < 8000;
    if (manager() && !asking) await Promise.race([askAgain(), sleep(8000)]);
  }
  [...missing(), ...broken()].forEach((output) => output.replaceChildren(trouble(MISSING)));
  // Without its theme Voila hides all that it has made.
  window.themeLoaded = true;
  window.display_cells();
}

async function askAgain() {
  await manager().restoreWidgets();
  await Promise.allSettled(missing().map(show));
}

async function show(output) {
  const model = await manager().get_model(output.dataset.model);
  const view = await manager().create_view(model);
  output.replaceChildren();
  view.luminoWidget.constructor.attach(view.luminoWidget, output);
}

function trouble(pair) {
  const words = pair.map((text, ja) => make("div", { lang: ja ? "ja" : "en", textContent: text }));
  const button = make("button", { type: "button", onclick: () => location.reload() }, tongues(RELOAD));
  return make("div", { className: "rule-notice rule-trouble", role: "alert" }, [...words, button]);
}

// A phone that slept has lost its connection and finds its kernel again; only where there is none any more something is said.
function stayInTouch(kernel, base) {
  const notice = Object.assign(trouble(LOST), { id: "rule-lost", hidden: true });
  document.body.append(notice);
  let gone = false;
  const look = () => {
    gone ||= GONE.includes(kernel.status);
    notice.hidden = !gone && kernel.connectionStatus !== "disconnected";
  };
  const wake = async () => {
    if (document.hidden || kernel.isDisposed || kernel.connectionStatus === "connected") return;
    const answer = await fetch(`${base}api/kernels/${kernel.id}`).catch(() => null);
    gone ||= answer?.status === 404;
    look();
    if (!gone) kernel.reconnect().catch(look);
  };
  kernel.statusChanged.connect(look);
  kernel.connectionStatusChanged.connect(look);
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("pageshow", wake);
  window.addEventListener("online", wake);
  look();
}

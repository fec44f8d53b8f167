// Where a page is read, and what helps there when no answer comes. A remedy is told only where it works.
const SILENCE = {
  // rule-page: a page that our part of JupyterLab runs by itself (figures/lab).
  ours: ["No answer from Python yet. If none comes, press “Run this page again”: its boards come back where they were.",
    "Python からまだ応答がありません。しばらく待っても応答がなければ「このページをもう一度動かす」を押してください。ボードは続きから始まります。"],
  lab: ["No answer from Python yet. If none comes, choose “Kernel → Restart Kernel and Run All Cells” in the menu.",
    "Python からまだ応答がありません。しばらく待っても応答がなければ、メニューの「Kernel → Restart Kernel and Run All Cells」（カーネルを再起動してすべてのセルを実行）を選んでください。"],
  voila: ["No answer from Python yet. If none comes, reload this page: its boards come back where they were.",
    "Python からまだ応答がありません。しばらく待っても応答がなければ、このページを再読み込みしてください。ボードは続きから始まります。"],
  paper: ["This copy of the page shows the boards as they were left; they answer only where the page is opened in JupyterLab.",
    "この写しでは、保存したときのボードが見られるだけです。動かすには、ページを JupyterLab で開いてください。"],
};
const RUN_AGAIN = { ours: ["Run this page again", "このページをもう一度動かす"], voila: ["Reload", "再読み込み"] };
const RUN = "rule-run";

function hostOf(node) {
  if (node.closest("[data-rule-page]")) return "ours";
  if (document.body.dataset.voila) return "voila";
  return document.getElementById("jupyter-config-data") ? "lab" : "paper";
}

// The sentence for a board that hears nothing, with a button where one press is the remedy.
function remedy(root) {
  const host = hostOf(root);
  const said = make("div", {}, [make("p", {}, tongues(SILENCE[host]))]);
  if (host !== "paper" && !keepsThings()) said.append(make("p", {}, tongues(STORE_SAID.nothing)));
  if (!RUN_AGAIN[host]) return [said];
  const again = () => (host === "voila" ? location.reload() : root.dispatchEvent(new CustomEvent(RUN, { bubbles: true })));
  return [said, pressable(RUN_AGAIN[host], again)];
}

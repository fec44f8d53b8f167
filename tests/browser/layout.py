"""What of our content ends outside its card, measured in an open page."""

OURS = ".rule-card, .rule-switch, .rule-said, .rule-still, .jp-RenderedMarkdown:has(> div[lang])"
# Inside a picture the sheet's edge counts, not each piece; a line that is broken has a rectangle for each of its parts.
STICKING_OUT = """async (ours) => {
  // JupyterLab and Voila lay their panels out themselves, some time after the window has changed.
  const widths = () => [...document.querySelectorAll(".jp-Cell")].map((cell) => cell.getBoundingClientRect().right).join();
  for (let before = ""; before !== widths(); await new Promise((then) => setTimeout(() => requestAnimationFrame(then), 80))) before = widths();
  const found = [];
  const say = (node, more) => found.push(`${node.tagName.toLowerCase()}.${[...node.classList].join(".")} ${more}: ${node.textContent.trim().slice(0, 60)}`);
  const pushed = (node, top) => {
    for (let up = node; up !== top.parentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (!/auto|scroll/.test(style.overflowX) || up.scrollWidth <= up.clientWidth + 1) continue;
      const sign = getComputedStyle(up, "::after");
      return sign.position === "sticky" && Number(sign.opacity) > 0.5 ? "seen" : "unseen";
    }
    return false;
  };
  // JupyterLab's link beside a heading is seen only when pointed at.
  const unseen = (node) => node.closest(".rule-why, .rule-file, figcaption, .jp-InternalAnchorLink") || getComputedStyle(node).clipPath !== "none";
  const checkWithin = (card) => {
    const edge = card.getBoundingClientRect();
    if (!edge.width) return;
    const host = card.closest(".jp-Cell").getBoundingClientRect();
    if (edge.right > Math.min(host.right, innerWidth) + 1) say(card, `wider than its cell, ${edge.right} > ${Math.min(host.right, innerWidth)}`);
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => (node.parentElement.closest("svg") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
    while (texts.nextNode()) {
      const node = texts.currentNode, element = node.nodeType === 3 ? node.parentElement : node;
      if (element === card || unseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = node.nodeType === 3 ? [...range.getClientRects()] : [node.getBoundingClientRect()];
      const out = rects.find(({ width, left, right }) => width && (right > edge.right + 1 || left < edge.left - 1));
      if (!out) continue;
      const how = pushed(element, card);
      if (how === "unseen") say(element, "is cut off without a sign");
      if (!how) say(element, `from ${Math.round(out.left)} to ${Math.round(out.right)}, its card from ${Math.round(edge.left)} to ${Math.round(edge.right)}`);
    }
  };
  document.querySelectorAll(ours).forEach(checkWithin);
  const scrolled = [document.scrollingElement, document.body].find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  if (scrolled) found.push(`the page itself is ${scrolled.scrollWidth} wide in ${scrolled.clientWidth}`);
  return [...new Set(found)];
}"""


def sticking_out(page) -> list[str]:
    """What ends outside its card, or is cut off without a sign, at the page's present width."""
    return page.evaluate(STICKING_OUT, OURS)


WIDTHS = (320, 390, 600, 760, 820, 853, 900, 1024, 1280, 1920)
LANGUAGES = ("en", "ja", "both")
LEAF = 1123  # pixels of an A4 sheet's height
# What stays on paper is at least as high there as on a sheet's width of screen, without what is only pressed.
ON_PAPER = """() => [...document.querySelectorAll(".jp-Cell :is(.jp-RenderedMarkdown, .rule-said, .rule-still, .rule-picture)")]
  .reduce((sum, each) => sum + each.getBoundingClientRect().height, 0)"""


def sampled() -> list[tuple[int, str]]:
    """Every width in one language, the narrowest in all three."""
    return [(WIDTHS[0], lang) for lang in LANGUAGES] + [(width, LANGUAGES[number % 3]) for number, width in enumerate(WIDTHS[1:])]


def show_language(page, lang: str) -> None:
    """Switch an open page to a language, as the switch does."""
    page.evaluate("(lang) => { document.documentElement.dataset.ruleLanguage = lang; document.dispatchEvent(new CustomEvent('rule-language')); }", lang)


def leaves(page) -> int:
    """How many sheets the texts and pictures of a page fill at least, measured as wide as a sheet."""
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 720, "height": LEAF})
    high = page.evaluate(f"async () => {{ await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))); return ({ON_PAPER})(); }}")
    page.emulate_media(media="null")
    return int(high // LEAF)

// The picture itself: pieces are groups of the SVG, found only inside their own board since two boards share names.
const SVG = "http://www.w3.org/2000/svg";
const SHAPES = "path, polygon, rect, circle, ellipse, use";
const FINGER = 24;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LOOKS = ["class", "style", "transform", "opacity", "display", "visibility"];

function centre(node) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}

function nearest(nodes, from, cost = (x, y) => Math.hypot(x, y)) {
  let best, least = Infinity;
  for (const node of nodes) {
    const [x, y] = centre(node);
    const far = cost(x - from[0], y - from[1]);
    if (far < least) [best, least] = [node, far];
  }
  return best;
}

// Straight ahead is nearest; a hex above stands half a hex aside and still counts as above.
function ahead([right, down], wide) {
  return (x, y) => {
    const along = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    return along > 1 && (wide || aside <= 1.8 * along) ? along + aside : Infinity;
  };
}

function claim(root, groups) {
  root.querySelectorAll("g[id]").forEach((group) => {
    group.dataset.gid = group.id;
    group.removeAttribute("id");
    groups.set(group.dataset.gid, group);
  });
  // Two texts of a piece are two words.
  root.querySelectorAll("text").forEach((text) => text.after(" "));
}

function largestShape(group) {
  let best, most = -1;
  group.querySelectorAll(SHAPES).forEach((shape) => {
    const { width, height } = shape.getBBox();
    if (width * height > most) [best, most] = [shape, width * height];
  });
  return best;
}

// A ring lies above all pieces, so that no neighbour covers half of it.
function ringRound(svg, group, name) {
  svg.querySelector(`.rule-${name}`)?.remove();
  const shape = group && largestShape(group);
  if (!shape) return;
  const ring = shape.cloneNode();
  [...LOOKS, "clip-path", "id"].forEach((look) => ring.removeAttribute(look));
  const { a, b, c, d, e, f } = svg.getScreenCTM().inverse().multiply(shape.getScreenCTM());
  ring.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  ring.setAttribute("class", `rule-ring rule-${name}`);
  svg.append(ring);
}

function drawSvg(frame, text, groups) {
  // Written out, not parsed as XML: the browser puts what stands in <svg> into the SVG namespace.
  frame.innerHTML = text.slice(text.indexOf("<svg"));
  const svg = frame.querySelector("svg");
  // matplotlib's style sheet names *, and would style the whole page.
  svg.querySelectorAll("style, metadata").forEach((node) => node.remove());
  ["width", "height"].forEach((size) => svg.removeAttribute(size));
  svg.setAttribute("role", "group");
  frame.classList.toggle("rule-wide", svg.viewBox.baseVal.width > 900);
  groups.clear();
  claim(svg, groups);
  return svg;
}

// The group stays and its contents go: focus and hover survive.
function redraw(groups, gid, text, home) {
  const scratch = document.createElementNS(SVG, "svg");
  scratch.innerHTML = text;
  const fresh = scratch.firstElementChild;
  let group = groups.get(gid);
  if (!group) {
    group = document.createElementNS(SVG, "g");
    group.dataset.gid = gid;
    groups.set(gid, group);
    home.append(group);
  }
  LOOKS.forEach((look) => (fresh?.hasAttribute(look) ? group.setAttribute(look, fresh.getAttribute(look)) : group.removeAttribute(look)));
  group.replaceChildren(...(fresh?.childNodes ?? []));
  claim(group, groups);
}

// Whoever speaks to the screen says the letters that stand on a piece; they are also what is typed.
function named(group, pair) {
  const words = (text) => ` ${text.toLowerCase().split(/[\s,、]+/).join(" ").trim()} `;
  const name = inTongue(pair), letters = group.textContent.replace(/\s+/g, " ").trim();
  return !letters || words(name).includes(words(letters)) ? name : `${name}${currentLanguage() === "ja" ? "、" : ", "}${letters}`;
}

function withNews(before, news = {}) {
  return Object.fromEntries(Object.entries({ ...before, ...news }).filter(([, value]) => value !== null));
}

function makePicture(frame, { onClick, onHover }) {
  const groups = new Map();
  let svg, targets = {}, hovers = new Set(), current = "";
  const clickable = () => Object.keys(targets).flatMap((gid) => groups.get(gid) ?? []);
  const targetAt = (event) => event.target.closest?.("[data-target]");
  const gidOf = (node) => node?.dataset.gid ?? "";

  // One stop for the Tab key; the arrows do the rest.
  const stand = (group) => {
    groups.get(current)?.setAttribute("tabindex", "-1");
    current = gidOf(group);
    group?.setAttribute("tabindex", "0");
  };
  const go = (group) => {
    if (!group) return;
    stand(group);
    group.focus();
  };
  const label = (some = targets) =>
    Object.entries(some).forEach(([gid, pair]) => pair && groups.get(gid)?.setAttribute("aria-label", named(groups.get(gid), pair)));

  frame.addEventListener("click", (event) => {
    let group = targetAt(event);
    if (!group && event.pointerType === "touch") {
      const near = (x, y) => (Math.hypot(x, y) <= FINGER ? Math.hypot(x, y) : Infinity);
      group = nearest(clickable(), [event.clientX, event.clientY], near);
    }
    if (!group) return;
    stand(group);
    onClick(gidOf(group));
  });
  frame.addEventListener("keydown", (event) => {
    const group = targetAt(event);
    if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
    const others = clickable().filter((node) => node !== group);
    if (ARROWS[event.key]) {
      const way = (wide) => nearest(others, centre(group), ahead(ARROWS[event.key], wide));
      go(way(false) ?? way(true));
    } else if (event.key === "Home") go(clickable()[0]);
    else if (event.key === "End") go(clickable().at(-1));
    else if ((event.key === "Enter" || event.key === " ") && !event.repeat) onClick(gidOf(group));
    else if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
  });
  let over = "", byKeys = false;
  const tell = (gid) => onHover(hovers.has(gid) ? gid : "");
  const point = (gid) => {
    // A piece redrawn under the pointer is entered again, which is no news.
    if (gid === over) return;
    over = gid;
    tell(gid);
  };
  frame.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const node = event.target.closest?.("[data-target], [data-hover]");
    ringRound(svg, node?.matches("[data-target]") ? node : null, "hovered");
    point(gidOf(node));
  });
  frame.addEventListener("pointerleave", () => {
    ringRound(svg, null, "hovered");
    point("");
  });
  frame.addEventListener("focusin", (event) => {
    const group = targetAt(event);
    if (!group) return;
    stand(group);
    byKeys = group.matches(":focus-visible");
    ringRound(svg, byKeys ? group : null, "focused");
    if (byKeys) tell(gidOf(group));
  });
  frame.addEventListener("focusout", () => {
    ringRound(svg, null, "focused");
    if (byKeys) tell("");
    byKeys = false;
  });

  const untarget = (group) => ["data-target", "role", "tabindex", "aria-label"].forEach((name) => group?.removeAttribute(name));
  const target = (group) => {
    group?.setAttribute("data-target", "");
    group?.setAttribute("role", "button");
    group?.setAttribute("tabindex", "-1");
  };
  // `news` holds the labels that changed, null where a piece is no target any more.
  const setTargets = (news) => {
    const focused = svg.contains(document.activeElement) ? document.activeElement : null;
    const lost = focused && news[gidOf(focused)] === null && centre(focused);
    Object.entries(news).forEach(([gid, pair]) => {
      if (pair && !targets[gid]) target(groups.get(gid));
      if (!pair) untarget(groups.get(gid));
    });
    targets = withNews(targets, news);
    label(news);
    stand(groups.get(current in targets ? current : "") ?? (lost && nearest(clickable(), lost)) ?? clickable()[0]);
    if (lost) groups.get(current)?.focus();
  };
  return {
    label: () => label(),
    refocus: () => groups.get(current)?.focus({ preventScroll: true }),
    draw(text) {
      svg = drawSvg(frame, text, groups);
      targets = {};
    },
    // `focus` only moves the stop of the Tab key: a picture does not take the focus from what the reader is at.
    show({ pieces = {}, targets: now, hover, focus }) {
      const home = groups.get(Object.keys(targets)[0])?.parentNode ?? svg;
      Object.entries(pieces).forEach(([gid, text]) => redraw(groups, gid, text, home));
      if (now) setTargets(now);
      label(Object.fromEntries(Object.keys(pieces).map((gid) => [gid, targets[gid]])));
      if (hover) {
        hovers.forEach((gid) => groups.get(gid)?.removeAttribute("data-hover"));
        hovers = new Set(hover);
        hovers.forEach((gid) => groups.get(gid)?.setAttribute("data-hover", ""));
      }
      if (focus?.length && groups.has(focus[0])) svg.contains(document.activeElement) ? go(groups.get(focus[0])) : stand(groups.get(focus[0]));
    },
  };
}

// What a reader keeps, in one store of this browser: the language, and what was done on each board, as events that a board replays.
// An item a board, so that pages never write over one another. A file of it holds the same, under one schema.
const SCHEMA = 1;
const SHELF = `rule-notebooks/${SCHEMA}/`;
const STORE = "rule-store";
const EVENT_KINDS = ["click", "type", "control"];
const MOST_EVENTS = 20_000, LARGEST_STORE = 5_000_000, LARGEST_BOARD = 1_200_000;
const FILE_NAME = "rule-notebooks.json";

const STORE_SAID = {
  full: ["This browser's store is full: what you do from now on will be lost when you leave the page. Save what is kept as a file (at the head of the page), then clear it.",
    "このブラウザーの保存領域がいっぱいなので、これからの操作はページを離れると失われます。ページの先頭で記録をファイルに保存し、そのあと消去してください。"],
  unread: ["{0}: this file holds no kept boards; choose one that was saved with “Save as a file”.",
    "{0}：これは記録のファイルではないので、「ファイルに保存」で作ったファイルを選んでください。"],
  nothing: ["This browser keeps nothing here, as in a private window: what you do is lost when you leave or reload the page. Save it as a file first.",
    "このブラウザーは記録を残しません（プライベートウィンドウなど）。ページを離れるか再読み込みすると操作が消えるので、先にファイルに保存してください。"],
  newer: ["{0}: this file was saved by a newer version; get the newer version of these notebooks, then load it again.",
    "{0}：このファイルは新しい版で保存されているので、このノートブックを新しい版にしてから、もう一度読み込んでください。"],
  large: ["{0}: this file, or one board in it, is too large; choose one that was saved with “Save as a file”.",
    "{0}：このファイル、またはその中の1つのボードの記録が大きすぎるので、「ファイルに保存」で作ったファイルを選んでください。"],
};

// What the browser has no room for, or keeps nothing of, as in a private window, is forgotten when the page goes, and no sooner.
// Boards and the head of a page are scripts of their own and share it by the document.
const unkept = (document.ruleUnkept ??= new Map());

function readItem(name) {
  if (unkept.has(name)) return unkept.get(name);
  try {
    return localStorage.getItem(SHELF + name);
  } catch {
    return null;
  }
}

// False where it is not kept.
function writeItem(name, text) {
  unkept.delete(name);
  try {
    text === null ? localStorage.removeItem(SHELF + name) : localStorage.setItem(SHELF + name, text);
    return true;
  } catch {
    if (text !== null) unkept.set(name, text);
    return false;
  }
}

// Whether this browser keeps anything at all.
function keepsThings() {
  try {
    localStorage.setItem(`${SHELF}tried`, "");
    localStorage.removeItem(`${SHELF}tried`);
    return true;
  } catch (trouble) {
    return trouble?.name === "QuotaExceededError";
  }
}

function itemNames() {
  try {
    return [...new Set([...Object.keys(localStorage).filter((name) => name.startsWith(SHELF)).map((name) => name.slice(SHELF.length)), ...unkept.keys()])];
  } catch {
    return [...unkept.keys()];
  }
}

// What JSON can hold and a server can read: halves of a letter are neither.
function isPlain(value, depth = 2) {
  if (Array.isArray(value)) return depth > 0 && value.every((part) => isPlain(part, depth - 1));
  return typeof value === "string" ? (value.isWellFormed?.() ?? true) : value === null || ["number", "boolean"].includes(typeof value);
}

const isEvent = (event) => Array.isArray(event) && event.length === 2 && EVENT_KINDS.includes(event[0]) && isPlain(event[1]);
const isRecord = (record) =>
  Number.isFinite(record?.at) && Array.isArray(record.events) && record.events.length <= MOST_EVENTS && record.events.every(isEvent);

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// The events of a board, [] where nothing is kept of it.
function recall(key) {
  const record = key && parsed(readItem(`board/${key}`));
  return isRecord(record) ? record.events : [];
}

// False where it is not kept: the browser has no room, or there is more than can be replayed.
function keep(key, events, at = Date.now()) {
  if (!key) return true;
  const text = events.length ? JSON.stringify({ at, events }) : null;
  return text?.length > LARGEST_BOARD ? false : writeItem(`board/${key}`, text);
}

// The boards of other windows on the same page go along.
function onOtherWindows(key, heard) {
  const listen = (event) => key && event.key === `${SHELF}board/${key}` && heard(recall(key));
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

function keptBoards() {
  const records = itemNames()
    .filter((name) => name.startsWith("board/"))
    .map((name) => [name.slice("board/".length), parsed(readItem(name))]);
  return Object.fromEntries(records.filter(([, record]) => isRecord(record)));
}

// over: what the boards show gives way to what is in the store; else only a board on which nothing was done takes it up.
const tellStore = (keys, over = true) => document.dispatchEvent(new CustomEvent(STORE, { detail: { keys, over } }));

function storeText() {
  return JSON.stringify({ "rule-notebooks": SCHEMA, language: readItem("language"), boards: keptBoards() });
}

// What is wrong with the file, a name of STORE_SAID; null where it was taken in. The later of two records of a board stays.
function takeStore(text) {
  const file = text.length > LARGEST_STORE ? null : parsed(text);
  const schema = file?.["rule-notebooks"];
  if (text.length > LARGEST_STORE) return "large";
  if (!Number.isInteger(schema) || schema < 1) return "unread";
  if (schema > SCHEMA) return "newer";
  if (typeof file.boards !== "object" || !file.boards) return "unread";
  const boards = Object.entries(file.boards);
  if (boards.some(([, record]) => JSON.stringify(record).length > LARGEST_BOARD)) return "large";
  if (!boards.every(([key, record]) => /^[\w./:-]{1,200}$/.test(key) && isRecord(record))) return "unread";
  const here = keptBoards();
  const news = boards.filter(([key, { at }]) => !(here[key]?.at >= at));
  const room = news.every(([key, { events, at }]) => keep(key, events, at));
  if (isChoice(file.language)) chooseLanguage(file.language);
  tellStore(news.map(([key]) => key));
  return room ? null : "full";
}

function clearStore() {
  const keys = Object.keys(keptBoards());
  keys.forEach((key) => keep(key, []));
  tellStore(keys);
}

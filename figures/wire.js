// What goes up to the kernel: one message an event, numbered, and never a queue of what nobody waits for any more.
const PATIENCE = 5000;

function openWire(model, onSilence) {
  // Two browsers may look at one kernel, and each hears the other's answers.
  let number = Math.floor(Math.random() * 2 ** 40);
  const asked = new Map();
  const waiting = new Map();
  const once = new Map();

  const forget = (n) => {
    clearTimeout(asked.get(n));
    asked.delete(n);
    once.forEach((asking, key) => asking === n && once.delete(key));
  };
  const ask = (kind, value) => {
    const n = ++number;
    const silent = () => {
      forget(n);
      onSilence(true);
    };
    asked.set(n, setTimeout(silent, PATIENCE));
    try {
      model.send({ n, kind, value });
    } catch {
      silent();
    }
    return n;
  };
  const next = () => {
    if (asked.size || !waiting.size) return;
    const [key, event] = waiting.entries().next().value;
    waiting.delete(key);
    ask(...event);
  };
  return {
    ask(kind, value) {
      waiting.delete("hover");
      ask(kind, value);
    },
    // Pressed again before its answer came, it would happen twice.
    askOnce(key, kind, value) {
      waiting.delete("hover");
      if (once.has(key)) return;
      const n = ask(kind, value);
      if (asked.has(n)) once.set(key, n);
    },
    // Only the newest of a key is kept, and it goes up when nothing is in flight.
    askLazily(key, kind, value) {
      waiting.set(key, [kind, value]);
      next();
    },
    // Nobody waits for an answer, and it is not kept: without a kernel all stays as it is, and nothing is said of it.
    tell(kind, value) {
      try {
        model.send({ kind, value, kept: false });
      } catch {}
    },
    isWaiting: (key) => waiting.has(key),
    answered(n) {
      forget(n);
      onSilence(false);
      next();
    },
    close: () => [...asked.keys()].forEach(forget),
  };
}

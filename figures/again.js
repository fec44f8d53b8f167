// A board begun afresh, which is asked for twice: what is thrown away may be a whole game.
const AFRESH = ["Start this board afresh", "このボードを最初から始める"];
const SURELY = ["Everything done on this board will be lost. Start afresh?", "このボードでの操作はすべて消えます。最初から始めますか。"];
const YES_NO = [["Start afresh", "最初から始める"], ["Keep it", "そのままにする"]];

function makeAfresh(onAfresh) {
  const root = make("div", { className: "rule-afresh", hidden: true });
  const rest = () => root.replaceChildren(pressable(AFRESH, ask));
  const ask = () => {
    const yes = pressable(YES_NO[0], () => {
      rest();
      onAfresh();
    });
    root.replaceChildren(make("p", {}, tongues(SURELY)), yes, pressable(YES_NO[1], rest));
    root.lastChild.focus({ preventScroll: true });
  };
  rest();
  return {
    root,
    show(events) {
      root.hidden = !events.length;
      if (root.hidden) rest();
    },
  };
}

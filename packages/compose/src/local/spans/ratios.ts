const RATIO = /^(\d{1,2})\/(\d{1,2})$/u;

/** `4/5 提到速度；3/5 想要团队共享`: several shares of the same number, which could each be a day, are how many of them do something. */
export function areRatios(texts: readonly string[]): boolean {
  const found = texts.map((text) => RATIO.exec(text));
  const [first] = found;
  return (
    found.length > 1 && found.every((own) => own !== null && own[2] === first?.[2] && Number(own[1]) <= Number(own[2]))
  );
}

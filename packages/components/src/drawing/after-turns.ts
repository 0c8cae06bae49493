/** ms after which it is looked again how long has been waited. */
const TURN = 100;

/**
 * Does something after a while in which a drawing could have gone on, unless it is called off: a page that is busy with others,
 * or stands still because the machine is busy, has no turns meanwhile.
 * @returns what calls it off
 */
export function afterTurns(ms: number, act: () => void): () => void {
  let left = Math.ceil(ms / TURN);
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, TURN);
  return () => clearInterval(timer);
}

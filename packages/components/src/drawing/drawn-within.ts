import { DiagramTooSlow } from './diagram-fault.ts';

/** ms after which it is looked again how long has been waited. */
const TURN = 100;

/**
 * What a drawing comes to, unless it takes too long. Counted is the time in which it could have gone on: a page that is busy
 * with others, or stands still because the machine is, has no turns meanwhile.
 * @throws DiagramTooSlow
 */
export function drawnWithin<T>(ms: number, drawing: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(ms / TURN);
    const timer = setInterval(() => {
      left -= 1;
      if (left <= 0) reject(new DiagramTooSlow(ms / 1000));
    }, TURN);
    drawing.then(resolve, reject).finally(() => clearInterval(timer));
  });
}

import type { Page as Tab } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

type SendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) => Promise<unknown>;

/** Fingers on a touch screen, as the browser hears of them from the system. */
export class Fingers {
  readonly #send: SendTouch;

  private constructor(send: SendTouch) {
    this.#send = send;
  }

  static async on(tab: Tab): Promise<Fingers> {
    const session = await tab.context().newCDPSession(tab);
    return new Fingers((type, at) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((point, id) => ({ ...point, id })) }),
    );
  }

  /** Puts fingers down one after the other, moves them together in steps, and lifts them. */
  async move(from: readonly Point[], to: readonly Point[]): Promise<void> {
    for (let down = 1; down <= from.length; down += 1) await this.#send('touchStart', from.slice(0, down));
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const between = from.map(({ x, y }, index) => ({
        x: x + ((to[index]?.x ?? x) - x) * share,
        y: y + ((to[index]?.y ?? y) - y) * share,
      }));
      await this.#send('touchMove', between);
    }
    await this.#send('touchEnd', []);
  }

  /** Rests a finger until something is there, then lifts it. */
  async rest(at: Point, until: () => Promise<unknown>): Promise<void> {
    await this.#send('touchStart', [at]);
    await until();
    await this.#send('touchEnd', []);
  }
}

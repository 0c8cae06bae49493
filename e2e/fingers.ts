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

/** px that a finger needs. */
const FINGER = 40;

/** The buttons, fields and choices on the screen that are smaller than a finger, with what they are called and their sizes. */
export function tooSmallFor(tab: Tab): Promise<string[]> {
  return tab.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button:not([role="switch"]), select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])',
    );
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width <= 1) return [];
      // A pixel is cut in parts where the view is scaled.
      const fits = width > least - 0.5 && height > least - 0.5;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return fits ? [] : [`${name} ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, FINGER);
}

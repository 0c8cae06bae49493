import type { Point } from '@pagewright/model/units';

/** ms that a finger rests until the menu opens: what Android and iOS take. */
const HOLD = 500;
/** px that a finger that rests may tremble. */
const TREMBLE = 10;

/**
 * Tells when a finger rests where it was put down. The browsers' own `contextmenu` will not do: those of iOS send none.
 */
export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: Point = { x: 0, y: 0 };

  begin({ clientX, clientY }: PointerEvent, onHeld: () => void): void {
    this.end();
    this.#from = { x: clientX, y: clientY };
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      onHeld();
    }, HOLD);
  }

  moved({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > TREMBLE) this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

import type { ToolFeedback } from './pointer-tool.ts';

/**
 * Shows what is being moved by moving its elements alone: nothing is drawn anew while the pointer is down. What follows
 * the selection (its frame and handles) is marked `data-follows`. `translate` leaves the turn of what is turned.
 */
export class MovedElements {
  #moved: readonly HTMLElement[] = [];

  show(page: Element | null, moved: ToolFeedback['moved']): void {
    if (!moved) {
      for (const element of this.#moved) element.style.translate = '';
      this.#moved = [];
      return;
    }
    if (this.#moved.length === 0 && page) this.#moved = find(page, moved.ids);
    for (const element of this.#moved) element.style.translate = `${moved.by.x}px ${moved.by.y}px`;
  }
}

function find(page: Element, ids: ReadonlySet<string>): HTMLElement[] {
  const all = [...page.querySelectorAll<HTMLElement>('[data-component-id], [data-follows]')];
  return all.filter(({ dataset }) => dataset.follows !== undefined || ids.has(dataset.componentId ?? ''));
}

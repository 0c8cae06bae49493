import type { Point } from '@pagewright/model/units';
import { withGuide } from '@pagewright/page/page-guides';
import { SNAP_DISTANCE, type SnapTargets, snapLine, snapTargets } from '@pagewright/page/snapping';
import type { Editor } from '../document/editor.ts';

/** A guide while it is dragged, px of the page. */
export interface DraggedGuide {
  readonly axis: 'x' | 'y';
  /** Where it was taken; undefined for one that comes out of a ruler. */
  readonly from: number | undefined;
  readonly at: number;
  /** Released here it would be taken away, or not be put. */
  readonly isGone: boolean;
}

interface GuidePress {
  readonly axis: 'x' | 'y';
  readonly from: number | undefined;
  readonly targets: SnapTargets;
  dragged?: DraggedGuide;
}

/** Puts, moves and takes away guides with a pointer, in page coordinates. The document changes once, when the drag ends. */
export class GuideTool {
  readonly #editor: Editor;
  readonly #zoom: () => number;
  readonly #show: (dragged: DraggedGuide | undefined) => void;
  #press: GuidePress | undefined;

  constructor(editor: Editor, zoom: () => number, show: (dragged: DraggedGuide | undefined) => void) {
    this.#editor = editor;
    this.#zoom = zoom;
    this.#show = show;
  }

  get isDown(): boolean {
    return this.#press !== undefined;
  }

  /** @param from where the guide stands that is taken; undefined for one out of a ruler */
  press(axis: 'x' | 'y', from?: number): void {
    const targets = snapTargets(this.#editor.page(), new Set(), { guides: false, grid: undefined });
    this.#press = { axis, from, targets };
  }

  /** @param options `isFree` does not snap, `isBack` stands over the ruler that it came from */
  move(to: Point, { isFree, isBack }: { readonly isFree: boolean; readonly isBack: boolean }): void {
    const press = this.#press;
    if (!press) return;
    const { axis, from, targets } = press;
    const { size } = this.#editor.page();
    const by = isFree ? 0 : snapLine(axis, to[axis], targets, SNAP_DISTANCE / this.#zoom());
    const at = Math.round(to[axis] + by);
    const isOutside = at < 0 || at > (axis === 'x' ? size.width : size.height);
    press.dragged = { axis, from, at, isGone: isBack || isOutside };
    this.#show(press.dragged);
  }

  release(): void {
    const { dragged } = this.#press ?? {};
    this.cancel();
    if (!dragged) return;
    const { axis, from, at, isGone } = dragged;
    this.#editor.update((page) => withGuide(page, axis, from, isGone ? undefined : at));
  }

  /** Ends without having changed anything. */
  cancel(): void {
    this.#press = undefined;
    this.#show(undefined);
  }
}

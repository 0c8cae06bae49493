import type { Ends, Side } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rectOf, rotatedBounds } from '@pagewright/components/rotation';
import type { Point, Rect } from '@pagewright/model/units';
import { withGroups } from '@pagewright/page/arrange';
import { connectionPoint, type HeldEnd } from '@pagewright/page/connection-points';
import { boundsOf, holds, isBackdrop } from '@pagewright/page/place';
import type { Handle } from '@pagewright/page/resize';
import { type Guide, type SnapAids, snapTargets } from '@pagewright/page/snapping';
import { holdsOf, looseCopies, settleEnds } from '@pagewright/page/sticky-ends';
import type { Editor } from '../document/editor.ts';
import { paintClicked } from '../document/paint.ts';
import { newConnector } from '../insert/new-connector.ts';
import {
  type Dragged,
  type DragResult,
  drawConnector,
  type Measure,
  type Modifiers,
  moveBy,
  moveEnd,
  resizeBy,
  rotateTowards,
} from './drags.ts';

/** What the pointer went down on. */
export type PressTarget =
  | { readonly on: 'page' }
  | { readonly on: 'component'; readonly id: string }
  | { readonly on: 'handle'; readonly handle: Handle }
  | { readonly on: 'rotation' }
  | {
      readonly on: 'connect';
      readonly id: string;
      readonly side: Side;
      /** What lies under it: a press that draws nothing means that. */
      readonly below?: PressTarget;
    }
  | { readonly on: 'line-end'; readonly id: string; readonly end: keyof Ends };

/** What is shown while the pointer is down. Nothing of it is in the document before the pointer is released. */
export interface ToolFeedback {
  readonly guides: readonly Guide[];
  /** Page space, px. */
  readonly marquee?: Rect | undefined;
  /** What is dragged is only moved: by how much, px. */
  readonly moved?: { readonly ids: ReadonlySet<string>; readonly by: Point } | undefined;
  /** The page as the drag would leave it, where components change otherwise than by moving. */
  readonly preview?: Page | undefined;
  /** Where the end that is dragged would stick. */
  readonly held?: HeldEnd | undefined;
  /** What the drag comes to, and where the pointer is, page space. */
  readonly told?: { readonly at: Point; readonly measure: Measure } | undefined;
}

export const NO_FEEDBACK: ToolFeedback = { guides: [] };

/** px on the screen that a pointer may tremble without dragging. */
const SLOP = 3;

interface Press {
  readonly target: PressTarget;
  readonly from: Point;
  readonly selected: readonly string[];
  /** Undefined where nothing that was pressed can be dragged. */
  readonly dragged: Dragged | undefined;
  /** A line that is being drawn, before it has been drawn anywhere. */
  begun?: { readonly line: Component; readonly from: HeldEnd } | undefined;
  /** Undefined until the pointer has really moved. */
  result?: DragResult | undefined;
  modifiers: Modifiers;
  moved: boolean;
}

/**
 * Selecting, moving, resizing and turning with a pointer, in page coordinates. The stage feeds it with what the browser
 * reports, tests with what they like. A drag changes the document once, when it ends.
 */
export class PointerTool {
  readonly #editor: Editor;
  readonly #zoom: () => number;
  readonly #show: (feedback: ToolFeedback) => void;
  readonly #aids: (() => SnapAids) | undefined;
  #press: Press | undefined;
  /** What was selected before each of the last two presses, the earlier first. */
  #before: readonly (readonly string[])[] = [];

  /** @param aids what else than the page there is to snap to; its guides alone where absent */
  constructor(editor: Editor, zoom: () => number, show: (feedback: ToolFeedback) => void, aids?: () => SnapAids) {
    this.#editor = editor;
    this.#zoom = zoom;
    this.#show = show;
    this.#aids = aids;
  }

  /** What was selected before the last two presses: of a double-click, before it began. */
  get selectedBeforeTwo(): readonly string[] {
    return this.#before[0] ?? [];
  }

  get isDown(): boolean {
    return this.#press !== undefined;
  }

  /** The page as it would be if the pointer were released now. */
  get preview(): Page {
    const page = this.#editor.page();
    const { result } = this.#press ?? {};
    return result ? settleEnds(result.change(page)) : page;
  }

  press(given: PressTarget, from: Point, modifiers: Modifiers): void {
    const target = this.meant(given);
    const { selected } = this.#editor.store.getState();
    this.#before = [...this.#before.slice(-1), selected];
    if (target.on === 'component') this.#selectPressed(target.id, selected, modifiers.shift);
    if (target.on === 'page' && !modifiers.shift) this.#editor.select([]);
    const now = this.#editor.store.getState().selected;
    const isFree = target.on === 'page' || target.on === 'connect';
    const dragged = isFree ? undefined : this.#draggedOf(target.on === 'line-end' ? [target.id] : now);
    this.#press = { target, from, selected: now, dragged, modifiers, moved: false };
  }

  move(to: Point, modifiers: Modifiers): void {
    const press = this.#press;
    if (!press) return;
    const by = { x: to.x - press.from.x, y: to.y - press.from.y };
    if (!press.moved && Math.hypot(by.x, by.y) * this.#zoom() < SLOP) return;
    press.moved = true;
    press.modifiers = modifiers;
    if (press.target.on === 'page') return this.#marquee(press, to, modifiers.shift);
    const result = this.#resultOf(press, by, to, modifiers);
    if (!result) return;
    press.result = result;
    const { guides, held, measure } = result;
    this.#show({
      guides,
      held,
      ...(measure ? { told: { at: to, measure } } : {}),
      ...(result.by && press.dragged
        ? { moved: { ids: press.dragged.ids, by: result.by } }
        : { preview: this.preview }),
    });
  }

  release(): void {
    const press = this.#press;
    this.#press = undefined;
    if (press?.result) this.#commit(press, press.result);
    else if (press && !press.moved) {
      this.#narrow(press);
      this.#tellClick(press);
      if (press.target.on === 'component' || press.target.on === 'page') {
        paintClicked(this.#editor, press.target.on === 'component');
      }
    }
    this.#show(NO_FEEDBACK);
    if (press && !press.moved && press.target.on === 'connect' && press.target.below) {
      this.press(press.target.below, press.from, press.modifiers);
      this.release();
    }
  }

  /** Ends without having changed anything. */
  cancel(): void {
    this.#press = undefined;
    this.#show(NO_FEEDBACK);
  }

  /** Art behind the page is the page, until it has been selected in the layer list. */
  meant(target: PressTarget): PressTarget {
    if (target.on !== 'component' || this.#editor.store.getState().selected.includes(target.id)) return target;
    const page = this.#editor.page();
    const component = page.components.find(({ id }) => id === target.id);
    return component && !isBackdrop(component, page.size) ? target : { on: 'page' };
  }

  #selectPressed(id: string, selected: readonly string[], shift: boolean): void {
    const page = this.#editor.page();
    // A locked component cannot be selected (spec §4); the layer list unlocks it.
    if (page.components.find((one) => one.id === id)?.locked) return this.#editor.select(shift ? selected : []);
    if (!shift) {
      if (!selected.includes(id)) this.#editor.select([id]);
      return;
    }
    const together = new Set(withGroups(page, [id]));
    this.#editor.select(selected.includes(id) ? selected.filter((one) => !together.has(one)) : [...selected, id]);
  }

  #resultOf(press: Press, by: Point, to: Point, modifiers: Modifiers): DragResult | undefined {
    const { target, dragged } = press;
    if (target.on === 'connect') {
      press.begun ??= this.#begunAt(target.id, target.side);
      return press.begun && drawConnector(this.#editor.page(), press.begun, to, this.#zoom(), modifiers);
    }
    return dragged && target.on !== 'page' ? dragTo(target, dragged, by, to, this.#zoom(), modifiers) : undefined;
  }

  #begunAt(id: string, side: Side): Press['begun'] {
    const page = this.#editor.page();
    const component = page.components.find((one) => one.id === id);
    const from = component && connectionPoint(component, side);
    return from && { line: newConnector(page, from, from), from };
  }

  #draggedOf(chosen: readonly string[]): Dragged | undefined {
    const page = this.#editor.page();
    const wanted = new Set(chosen);
    const components = page.components.filter(({ id, locked }) => wanted.has(id) && !locked);
    const seen = boundsOf(components);
    const [only] = components.length === 1 ? components : [];
    const frame = only ? rectOf(only) : seen;
    const ids = new Set(components.map(({ id }) => id));
    const isTied = page.components.some((one) =>
      holdsOf(one).some((hold) => ids.has(hold.component) !== ids.has(one.id)),
    );
    const targets = snapTargets(page, ids, this.#aids?.());
    return frame && seen && { page, ids, components, frame, seen, targets, isTied };
  }

  #commit({ target, dragged, modifiers }: Press, { change, made }: DragResult): void {
    if (made) {
      this.#editor.insert([made]);
    } else if (target.on === 'component' && modifiers.alt && dragged) {
      const copies = change(this.#editor.page()).components.filter(({ id }) => dragged.ids.has(id));
      this.#editor.insert(looseCopies(copies));
    } else {
      this.#editor.update(change);
    }
  }

  /** A click on one of several selected components means that one. */
  #narrow({ target, selected, modifiers }: Press): void {
    if (target.on !== 'component' || modifiers.shift || !selected.includes(target.id)) return;
    const together = withGroups(this.#editor.page(), [target.id]);
    if (selected.length > together.length) this.#editor.select([target.id]);
  }

  #tellClick({ target, from }: Press): void {
    if (target.on !== 'component') return;
    const clicked = this.#editor.page().components.find(({ id }) => id === target.id);
    if (!clicked) return;
    const { x, y } = clicked.position;
    this.#editor.click({ id: target.id, within: { x: from.x - x, y: from.y - y } });
  }

  #marquee(press: Press, to: Point, add: boolean): void {
    const marquee = {
      x: Math.min(press.from.x, to.x),
      y: Math.min(press.from.y, to.y),
      width: Math.abs(to.x - press.from.x),
      height: Math.abs(to.y - press.from.y),
    };
    const hit = this.#editor.page().components.filter((one) => isMarked(one, marquee));
    const chosen = [...new Set([...(add ? press.selected : []), ...hit.map(({ id }) => id)])];
    const { selected } = this.#editor.store.getState();
    const whole = withGroups(this.#editor.page(), chosen);
    if (whole.length !== selected.length || whole.some((id) => !selected.includes(id))) this.#editor.select(chosen);
    this.#show({ guides: [], marquee });
  }
}

function dragTo(
  target: Exclude<PressTarget, { on: 'page' | 'connect' }>,
  dragged: Dragged,
  by: Point,
  to: Point,
  zoom: number,
  modifiers: Modifiers,
): DragResult {
  switch (target.on) {
    case 'component':
      return moveBy(dragged, by, zoom, modifiers);
    case 'handle':
      return resizeBy(dragged, target.handle, by, zoom, modifiers);
    case 'rotation':
      return rotateTowards(dragged, by, to, modifiers);
    case 'line-end':
      return moveEnd(dragged, target.end, to, zoom, modifiers);
  }
}

/** A frame marks what it touches, but not what it lies within: that is the ground on which it was drawn. */
function isMarked(component: Component, marquee: Rect): boolean {
  const box = rotatedBounds(component);
  if (!component.visible || component.locked || holds(box, marquee)) return false;
  return (
    box.x < marquee.x + marquee.width &&
    marquee.x < box.x + box.width &&
    box.y < marquee.y + marquee.height &&
    marquee.y < box.y + box.height
  );
}

import { parseColor, type Rgba } from '@pagewright/model/color';
import type { Rect } from '@pagewright/model/units';
import type { Segment } from '../../svg-path.ts';
import { figure } from './pdf-file.ts';
import type { Resources } from './resources.ts';
import { Structure, type StructureMark } from './structure.ts';

/** `a b c d e f` of a transform, as in CSS and PDF. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface StrokeLook {
  readonly color: string;
  readonly width: number;
  readonly dashes?: readonly number[];
  readonly dashOffset?: number;
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
}

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;
/** How far the control points of a quarter of a circle stand from its ends, of its radius. */
const QUARTER = 0.5523;

/** Where a content is, to come back to. */
export interface ContentMark {
  readonly operators: number;
  readonly structure: StructureMark;
}

/** The operators of a page (ISO 32000-1, Annex A). Everything is told in px of the page, y downwards. */
export class Content {
  readonly resources: Resources;
  readonly structure = new Structure((operator) => this.add(operator));
  #operators: string[] = [];

  constructor(resources: Resources) {
    this.resources = resources;
  }

  get mark(): ContentMark {
    return { operators: this.#operators.length, structure: this.structure.mark };
  }

  /** Takes back what was drawn since. */
  takeBack({ operators, structure }: ContentMark): void {
    this.#operators.length = operators;
    this.structure.takeBack(structure);
  }

  add(operator: string): void {
    this.#operators.push(operator);
  }

  /** Draws with a state of its own, which is left again whatever happens. */
  async within(draw: () => Promise<void> | void): Promise<void> {
    this.add('q');
    await draw();
    this.add('Q');
  }

  transform(matrix: Matrix): void {
    this.add(`${matrix.map(figure6).join(' ')} cm`);
  }

  /** Sets the colour to fill with. @returns false where nothing would be seen */
  fillColor(color: string, opacity: number): boolean {
    return this.#color(color, opacity, 'rg');
  }

  strokeColor(color: string, opacity: number): boolean {
    return this.#color(color, opacity, 'RG');
  }

  strokeLook({ width, dashes = [], dashOffset = 0, cap = 'butt', join = 'miter' }: StrokeLook): void {
    this.add(
      `${figure(width)} w ${CAPS[cap]} J ${JOINS[join]} j [${dashes.map(figure).join(' ')}] ${figure(dashOffset)} d`,
    );
  }

  rect({ x, y, width, height }: Rect): void {
    this.add(`${figure(x)} ${figure(y)} ${figure(width)} ${figure(height)} re`);
  }

  /** A box with corners that are round by so many px each way. */
  roundRect({ x, y, width, height }: Rect, rx: number, ry = rx): void {
    const [a, b] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
    if (a <= 0 || b <= 0) return this.rect({ x, y, width, height });
    const [right, bottom] = [x + width, y + height];
    const [i, j] = [a * (1 - QUARTER), b * (1 - QUARTER)];
    this.path([
      { type: 'move', to: { x: x + a, y } },
      { type: 'line', to: { x: right - a, y } },
      curve(right - i, y, right, y + j, right, y + b),
      { type: 'line', to: { x: right, y: bottom - b } },
      curve(right, bottom - j, right - i, bottom, right - a, bottom),
      { type: 'line', to: { x: x + a, y: bottom } },
      curve(x + i, bottom, x, bottom - j, x, bottom - b),
      { type: 'line', to: { x, y: y + b } },
      curve(x, y + j, x + i, y, x + a, y),
      { type: 'close' },
    ]);
  }

  path(segments: readonly Segment[]): void {
    for (const segment of segments) {
      if (segment.type === 'close') this.add('h');
      else if (segment.type === 'curve') this.add(`${points(segment.first, segment.second, segment.to)} c`);
      else this.add(`${points(segment.to)} ${segment.type === 'move' ? 'm' : 'l'}`);
    }
  }

  clip(rule: 'nonzero' | 'evenodd' = 'nonzero'): void {
    this.add(rule === 'evenodd' ? 'W* n' : 'W n');
  }

  /** The operators so far, which are gone then. */
  bytes(): Uint8Array<ArrayBuffer> {
    const bytes = new TextEncoder().encode(this.#operators.join('\n'));
    this.#operators = [];
    return bytes;
  }

  #color(color: string, opacity: number, operator: string): boolean {
    const parsed = parseColor(color);
    if (!parsed || parsed.a * opacity <= 0) return false;
    if (parsed.a * opacity < 1) this.add(`/${this.resources.opacity(parsed.a * opacity)} gs`);
    this.add(`${channels(parsed)} ${operator}`);
    return true;
  }
}

export function channels({ r, g, b }: Rgba): string {
  return [r, g, b].map((channel) => figure(channel / 255)).join(' ');
}

/** Small shares of a transform count where what it moves is large. */
export function figure6(value: number): string {
  return String(Number(value.toFixed(6)));
}

function points(...all: readonly { readonly x: number; readonly y: number }[]): string {
  return all.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join(' ');
}

function curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): Segment {
  return { type: 'curve', first: { x: x1, y: y1 }, second: { x: x2, y: y2 }, to: { x, y } };
}

import { type KindInput, type KindModel, make } from '@pagewright/components/kind';
import { circleModel } from '@pagewright/components/kinds/circle';
import { headingModel } from '@pagewright/components/kinds/heading';
import { iconModel } from '@pagewright/components/kinds/icon';
import { lineModel } from '@pagewright/components/kinds/line';
import { rectangleModel } from '@pagewright/components/kinds/rectangle';
import { textModel } from '@pagewright/components/kinds/text';
import type { Component } from '@pagewright/components/models';
import type { FrameField } from '@pagewright/components/text-style';
import type { Point, Rect } from '@pagewright/model/units';
import type { TextLook } from './text-look.ts';

/** What a component is, apart from its looks. */
export interface Meaning {
  readonly slot?: string;
  readonly origin?: readonly string[];
  readonly decorative?: boolean;
  readonly group?: string;
  /** Name under which it stands on the document's other pages too. */
  readonly repeat?: string;
}

export const DECORATION: Meaning = { decorative: true };

/** The box of a component, px, and the degrees clockwise by which it is turned about the middle. */
export interface Place extends Rect {
  readonly rotation?: number;
}

export type Align = 'left' | 'center' | 'right' | 'justify';
export type VerticalAlign = 'top' | 'middle' | 'bottom';

export interface TextPlacing {
  readonly align?: Align;
  readonly verticalAlign?: VerticalAlign;
  /** Set as a heading of this level in the document's outline. */
  readonly level?: number;
  readonly backgroundColor?: string;
  readonly borderRadius?: number;
  /** What the whole text stands for wherever the page may be in its document. */
  readonly field?: FrameField;
}

export interface Stroke {
  readonly color: string;
  /** px. */
  readonly width?: number;
  readonly style?: 'solid' | 'dashed' | 'dotted';
  readonly endArrow?: 'none' | 'arrow' | 'dot';
  readonly opacity?: number;
}

/** Border width 0-20 px, radius 0-100 px (spec §5): very large pages would ask for more. */
function withinLimits<P extends { borderWidth?: number | undefined; borderRadius?: number | undefined }>(props: P): P {
  const { borderWidth = 0, borderRadius = 0 } = props;
  if (borderWidth <= 20 && borderRadius <= 100) return props;
  return { ...props, borderWidth: Math.min(20, borderWidth), borderRadius: Math.min(100, borderRadius) };
}

/**
 * The page being drawn: components in the order they are put, the lowest first. Ids are made unique here. Coordinates
 * are px from the page's top left corner and are rounded to whole px.
 */
export class Sheet {
  readonly components: Component[] = [];
  private readonly used = new Map<string, number>();
  private slotPrefix = '';
  private idPrefix = '';
  private group: string | undefined;

  put<M extends KindModel>(model: M, id: string, rect: Place, props: KindInput<M>, meaning: Meaning): void {
    const x = Math.round(rect.x);
    const y = Math.round(rect.y);
    const base = {
      id: this.uniqueId(this.idPrefix + id),
      position: { x, y },
      size: {
        width: Math.max(1, Math.round(rect.x + rect.width) - x),
        height: Math.max(1, Math.round(rect.y + rect.height) - y),
      },
      ...(rect.rotation && { rotation: rect.rotation }),
      zIndex: this.components.length,
      ...(meaning.slot && { slot: this.slotPrefix + meaning.slot }),
      ...(meaning.origin && meaning.origin.length > 0 && { origin: [...meaning.origin] }),
      ...(meaning.decorative && { decorative: true }),
      ...(meaning.repeat && { repeat: meaning.repeat }),
      ...((meaning.group ?? this.group) && { groupId: this.idPrefix + (meaning.group ?? this.group) }),
    };
    this.components.push(make(model, base, props) as Component);
  }

  text(id: string, rect: Rect, text: string, look: TextLook, placing: TextPlacing, meaning: Meaning): void {
    const props = {
      text,
      fontFamily: look.fontFamily,
      fontSize: look.fontSize,
      fontWeight: look.fontWeight,
      lineHeight: look.lineHeight,
      letterSpacing: look.letterSpacing,
      textTransform: look.textTransform,
      fontStyle: look.fontStyle,
      color: look.color,
      textAlign: placing.align ?? ('left' as const),
      verticalAlign: placing.verticalAlign ?? ('top' as const),
      ...(placing.backgroundColor && { backgroundColor: placing.backgroundColor }),
      ...(placing.borderRadius && { borderRadius: placing.borderRadius }),
      ...(placing.field && { spans: [{ start: 0, end: text.length, field: placing.field }] }),
    };
    if (placing.level) this.put(headingModel, id, rect, { ...props, level: placing.level }, meaning);
    else this.put(textModel, id, rect, props, meaning);
  }

  /** A decorative rectangle. */
  rectangle(id: string, rect: Place, props: KindInput<typeof rectangleModel>, meaning: Meaning = DECORATION): void {
    this.put(rectangleModel, id, rect, withinLimits(props), meaning);
  }

  /** A decorative circle around a centre. */
  circle(id: string, center: Point, radius: number, props: KindInput<typeof circleModel>): void {
    const rect = { x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2 };
    this.put(circleModel, id, rect, withinLimits(props), DECORATION);
  }

  /** A decorative line. */
  line(id: string, from: Point, to: Point, stroke: Stroke): void {
    const startPoint = { x: Math.round(from.x), y: Math.round(from.y) };
    const endPoint = { x: Math.round(to.x), y: Math.round(to.y) };
    const box = {
      x: Math.min(startPoint.x, endPoint.x),
      y: Math.min(startPoint.y, endPoint.y),
      width: Math.max(1, Math.abs(startPoint.x - endPoint.x)),
      height: Math.max(1, Math.abs(startPoint.y - endPoint.y)),
    };
    this.put(
      lineModel,
      id,
      box,
      {
        startPoint,
        endPoint,
        lineColor: stroke.color,
        lineWidth: stroke.width ?? 1,
        lineStyle: stroke.style ?? 'solid',
        endArrow: stroke.endArrow ?? 'none',
        opacity: stroke.opacity ?? 1,
      },
      DECORATION,
    );
  }

  /** A decorative icon filling a square. */
  icon(id: string, rect: Place, icon: string, color: string): void {
    this.put(
      iconModel,
      id,
      rect,
      { icon, color, size: Math.min(400, Math.max(8, Math.min(rect.width, rect.height))) },
      DECORATION,
    );
  }

  /** Draws what belongs together and may lie one on the other. */
  grouped(name: string, draw: () => void): void {
    const before = this.group;
    this.group = name;
    draw();
    this.group = before;
  }

  /** Draws a part of a composite: its slots and ids get the part's name in front. */
  within(index: number, draw: () => void): void {
    const before = { slot: this.slotPrefix, id: this.idPrefix };
    this.slotPrefix = `parts.${index}.`;
    this.idPrefix = `part${index + 1}-`;
    draw();
    this.slotPrefix = before.slot;
    this.idPrefix = before.id;
  }

  private uniqueId(id: string): string {
    const clean = id.replace(/[^\w.-]/g, '-').slice(0, 56);
    const count = (this.used.get(clean) ?? 0) + 1;
    this.used.set(clean, count);
    return count === 1 ? clean : this.uniqueId(`${clean}-${count}`);
  }
}

import { characters, el, type Xml } from '../../ooxml/xml.ts';
import type { ChartLook } from './chart-look.ts';

/** What is written at the points of a series. */
export interface Labels {
  readonly format: string;
  readonly color?: string | undefined;
  /** Where they stand; where absent, the chart has only one place for them. */
  readonly position?: 'outEnd' | 'ctr' | 't' | 'b' | undefined;
  readonly category?: boolean;
  /** Texts of single points, which take the place of their values. */
  readonly texts?: readonly (string | undefined)[];
  readonly colors?: readonly string[];
  /** Where those of single points stand. */
  readonly positions?: readonly Labels['position'][];
  /** How far those of single points stand from there, shares of the chart. */
  readonly moved?: readonly LabelMove[];
}

export interface LabelMove {
  readonly x: number;
  readonly y: number;
}

export function noLabels(): Xml {
  return el('c:dLbls', {}, shown({}));
}

export function labels(one: Labels | undefined, look: ChartLook): Xml {
  if (!one) return noLabels();
  const { format, color, position, category, texts, colors, positions, moved } = one;
  const own = Math.max(...[texts, colors, positions, moved].map((each) => each?.length ?? 0));
  const points = Array.from({ length: own }, (_, index) => {
    const text = texts?.[index];
    const pointPosition = positions?.[index] ?? position;
    return el(
      'c:dLbl',
      {},
      el('c:idx', { val: index }),
      moved?.[index] && placed(moved[index]),
      text === undefined ? undefined : el('c:tx', {}, richText(text, look, colors?.[index] ?? color)),
      text === undefined ? [numberFormat(format), look.nothing(), look.text(colors?.[index] ?? color)] : undefined,
      pointPosition ? el('c:dLblPos', { val: pointPosition }) : undefined,
      shown({ value: true, category }),
      category ? el('c:separator', {}, characters('\n')) : undefined,
    );
  });
  return el(
    'c:dLbls',
    {},
    points,
    numberFormat(format),
    look.nothing(),
    look.text(color),
    position ? el('c:dLblPos', { val: position }) : undefined,
    shown({ value: true, category }),
    category ? el('c:separator', {}, characters('\n')) : undefined,
    moved ? NO_LINES : undefined,
  );
}

/** Labels that stand off from their places are not joined to them by lines. */
const NO_LINES = el(
  'c:extLst',
  {},
  el(
    'c:ext',
    { uri: '{CE6537A1-D6FC-4f65-9D91-7224C49458BB}' },
    el('c15:showLeaderLines', { 'xmlns:c15': 'http://schemas.microsoft.com/office/drawing/2012/chart', val: false }),
  ),
);

function placed({ x, y }: LabelMove): Xml {
  return el('c:layout', {}, el('c:manualLayout', {}, el('c:x', { val: x }), el('c:y', { val: y })));
}

/** Words of a chart that stand for themselves. */
export function richText(text: string, look: ChartLook, color?: string, turn?: number): Xml {
  look.noteWords([text]);
  return el(
    'c:rich',
    {},
    el('a:bodyPr', {
      rot: turn === undefined ? undefined : turn * 60_000,
      vert: turn === undefined ? undefined : 'horz',
    }),
    el('a:lstStyle'),
    el(
      'a:p',
      {},
      el('a:pPr', {}, look.characters('a:defRPr', color)),
      el('a:r', {}, look.characters('a:rPr', color), el('a:t', {}, characters(text))),
    ),
  );
}

export function numberFormat(format: string): Xml {
  return el('c:numFmt', { formatCode: format, sourceLinked: false });
}

function shown({ value = false, category = false }: { value?: boolean; category?: boolean | undefined }): Xml[] {
  return [
    el('c:showLegendKey', { val: false }),
    el('c:showVal', { val: value }),
    el('c:showCatName', { val: category }),
    el('c:showSerName', { val: false }),
    el('c:showPercent', { val: false }),
    el('c:showBubbleSize', { val: false }),
  ];
}

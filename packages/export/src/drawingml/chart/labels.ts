import { characters, el, type Xml } from '../../ooxml/xml.ts';
import type { ChartLook } from './chart-look.ts';

/** What is written at the points of a series. */
export interface Labels {
  readonly format: string;
  readonly color?: string | undefined;
  /** Where they stand; where absent, the chart has only one place for them. */
  readonly position?: 'outEnd' | 'ctr' | 't' | 'b' | 'inEnd' | undefined;
  readonly category?: boolean;
  /** Texts of single points, which take the place of their values. */
  readonly texts?: readonly (string | undefined)[];
  readonly colors?: readonly string[];
  /** Where those of single points stand. */
  readonly positions?: readonly Labels['position'][];
}

export function noLabels(): Xml {
  return el('c:dLbls', {}, shown({}));
}

export function labels(one: Labels | undefined, look: ChartLook): Xml {
  if (!one) return noLabels();
  const { format, color, position, category, texts, colors, positions } = one;
  const own = Math.max(texts?.length ?? 0, colors?.length ?? 0, positions?.length ?? 0);
  const points = Array.from({ length: own }, (_, index) => {
    const text = texts?.[index];
    const pointPosition = positions?.[index] ?? position;
    return el(
      'c:dLbl',
      {},
      el('c:idx', { val: index }),
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
  );
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

import { el, type Xml } from '../ooxml/xml.ts';

/** The objects of a slide, layout or master, lowest first. */
export function shapeTree(objects: readonly Xml[]): Xml {
  const nothing = { x: 0, y: 0 };
  const noSize = { cx: 0, cy: 0 };
  return el(
    'p:spTree',
    {},
    el('p:nvGrpSpPr', {}, el('p:cNvPr', { id: 1, name: '' }), el('p:cNvGrpSpPr'), el('p:nvPr')),
    el(
      'p:grpSpPr',
      {},
      el('a:xfrm', {}, el('a:off', nothing), el('a:ext', noSize), el('a:chOff', nothing), el('a:chExt', noSize)),
    ),
    objects,
  );
}

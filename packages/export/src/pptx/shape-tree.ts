import { el, type Xml } from '../ooxml/xml.ts';

const NOTHING = { x: 0, y: 0 };
const NO_SIZE = { cx: 0, cy: 0 };
/** What every tree begins with: a group that stands for the whole slide. */
const ROOT = [
  el('p:nvGrpSpPr', {}, el('p:cNvPr', { id: 1, name: '' }), el('p:cNvGrpSpPr'), el('p:nvPr')),
  el(
    'p:grpSpPr',
    {},
    el('a:xfrm', {}, el('a:off', NOTHING), el('a:ext', NO_SIZE), el('a:chOff', NOTHING), el('a:chExt', NO_SIZE)),
  ),
];

/** The objects of a slide, layout or master, lowest first. */
export function shapeTree(objects: readonly Xml[]): Xml {
  return el('p:spTree', {}, ROOT, objects);
}

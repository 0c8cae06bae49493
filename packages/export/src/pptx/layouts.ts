import type { Canvas } from '../drawingml/canvas.ts';
import { CONTENT_TYPE, NAMESPACES, RELATION } from '../ooxml/names.ts';
import type { OoxmlPackage, Part } from '../ooxml/package.ts';
import { characters, el, type Xml } from '../ooxml/xml.ts';
import type { Placeholder } from './placeholders.ts';
import { shapeTree } from './shape-tree.ts';

/** The layouts of a presentation: one for each set of places that its slides have. */
export class Layouts {
  readonly #package: OoxmlPackage;
  readonly #master: Part;
  readonly #layouts = new Map<string, Part>();

  constructor(file: OoxmlPackage, master: Part) {
    this.#package = file;
    this.#master = master;
  }

  /** The layout with these places, made from the first slide that has them. */
  of(places: readonly Placeholder[], canvas: Canvas): Part {
    const key = places.map(({ type, index }) => `${type}${index ?? ''}`).join(' ');
    const known = this.#layouts.get(key);
    if (known) return known;
    const number = this.#layouts.size + 1;
    const layout = this.#package.add(`ppt/slideLayouts/slideLayout${number}.xml`, CONTENT_TYPE.slideLayout);
    layout.relate(RELATION.slideMaster, this.#master);
    layout.write(layoutXml(layoutName(places, this.#layouts.size), places, canvas));
    this.#layouts.set(key, layout);
    return layout;
  }

  get all(): readonly Part[] {
    return [...this.#layouts.values()];
  }
}

function layoutXml(name: string, places: readonly Placeholder[], canvas: Canvas): Xml {
  return el(
    'p:sldLayout',
    { ...NAMESPACES, preserve: true, userDrawn: true },
    el('p:cSld', { name }, shapeTree(places.map((place, index) => placeShape(place, index + 2, canvas)))),
    el('p:clrMapOvr', {}, el('a:masterClrMapping')),
  );
}

/** What a place says while nothing stands in it. */
const PROMPTS: Readonly<Record<Placeholder['type'], string>> = {
  title: 'Title',
  ctrTitle: 'Title',
  subTitle: 'Subtitle',
  body: 'Text',
  sldNum: '‹#›',
};

/** A place of a layout or master. */
export function placeShape({ type, index, name, box }: Placeholder, id: number, canvas: Canvas): Xml {
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      el('p:cNvPr', { id, name }),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: true })),
      el('p:nvPr', {}, el('p:ph', { type, idx: index })),
    ),
    el('p:spPr', {}, canvas.transform('a:xfrm', box), el('a:prstGeom', { prst: 'rect' }, el('a:avLst'))),
    el(
      'p:txBody',
      {},
      el('a:bodyPr', { lIns: 0, tIns: 0, rIns: 0, bIns: 0 }, el('a:normAutofit')),
      el('a:lstStyle'),
      el('a:p', {}, promptRun(type)),
    ),
  );
}

function promptRun(type: Placeholder['type']): Xml {
  const text = el('a:t', {}, characters(PROMPTS[type]));
  return type === 'sldNum'
    ? el(
        'a:fld',
        { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' },
        el('a:rPr', { lang: 'en-US' }),
        text,
      )
    : el('a:r', {}, el('a:rPr', { lang: 'en-US' }), text);
}

function layoutName(places: readonly Placeholder[], others: number): string {
  const bodies = places.filter(({ type }) => type === 'body').length;
  const hasTitle = places.some(({ type }) => type === 'title' || type === 'ctrTitle');
  const hasSubtitle = places.some(({ type }) => type === 'subTitle');
  const parts = [
    ...(hasTitle ? [hasSubtitle ? 'Title and subtitle' : 'Title'] : []),
    ...(bodies > 0 ? [bodies === 1 ? '1 text' : `${bodies} texts`] : []),
  ];
  return `${others + 1}. ${parts.length > 0 ? parts.join(', ') : 'Blank'}`;
}

import { Canvas } from '../drawingml/canvas.ts';
import { colorMap } from '../drawingml/theme.ts';
import { NAMESPACES, RELATION } from '../ooxml/names.ts';
import type { Part } from '../ooxml/package.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import type { Deck } from './deck.ts';
import { placeShape } from './layouts.ts';
import type { Placeholder } from './placeholders.ts';
import { shapeTree } from './shape-tree.ts';

/** Ids of masters and layouts share one space that begins here (ST_SlideMasterId). */
export const FIRST_MASTER_ID = 2_147_483_648;

/** Depths of lists, each with a style of its own. */
const LEVELS = 9;
/** Hundredths of a point. */
const SIZES = { title: 3200, body: 1800 } as const;
/** EMU that each level is indented by. */
const LEVEL_INDENT = 342_900;

/** Fills in the master: the theme's ground, and the places that layouts take theirs from. */
export function writeMaster(master: Part, layouts: readonly Part[], { palette, size }: Deck): void {
  const canvas = new Canvas(size, size);
  const places = masterPlaces(size.width, size.height);
  master.write(
    el(
      'p:sldMaster',
      NAMESPACES,
      el(
        'p:cSld',
        {},
        el('p:bg', {}, el('p:bgPr', {}, el('a:solidFill', {}, el('a:schemeClr', { val: 'bg1' })), el('a:effectLst'))),
        shapeTree(places.map((place, index) => placeShape(place, index + 2, canvas))),
      ),
      el('p:clrMap', colorMap(palette.dark)),
      el(
        'p:sldLayoutIdLst',
        {},
        layouts.map((layout, index) =>
          el('p:sldLayoutId', {
            id: FIRST_MASTER_ID + 1 + index,
            'r:id': master.relate(RELATION.slideLayout, layout),
          }),
        ),
      ),
      el(
        'p:txStyles',
        {},
        el('p:titleStyle', {}, level(1, SIZES.title, 'mj')),
        el('p:bodyStyle', {}, levels(SIZES.body)),
        el('p:otherStyle', {}, levels(SIZES.body)),
      ),
    ),
  );
}

function masterPlaces(width: number, height: number): Placeholder[] {
  const margin = width * 0.06;
  const line = { x: margin, width: width - 2 * margin };
  return [
    { type: 'title', name: 'Title', box: { ...line, y: height * 0.06, height: height * 0.12 } },
    { type: 'body', index: 1, name: 'Text', box: { ...line, y: height * 0.22, height: height * 0.66 } },
    {
      type: 'sldNum',
      index: 4,
      name: 'Slide number',
      box: { x: width - margin - width * 0.1, y: height * 0.93, width: width * 0.1, height: height * 0.04 },
    },
  ];
}

function levels(size: number): Xml[] {
  return Array.from({ length: LEVELS }, (_, index) => level(index + 1, size, 'mn'));
}

function level(number: number, size: number, fonts: 'mj' | 'mn'): Xml {
  return el(
    `a:lvl${number}pPr`,
    { marL: (number - 1) * LEVEL_INDENT, indent: 0, algn: 'l' },
    el('a:buNone'),
    el(
      'a:defRPr',
      { sz: size, kern: 1200 },
      el('a:solidFill', {}, el('a:schemeClr', { val: 'tx1' })),
      el('a:latin', { typeface: `+${fonts}-lt` }),
      el('a:ea', { typeface: `+${fonts}-ea` }),
      el('a:cs', { typeface: `+${fonts}-cs` }),
    ),
  );
}

import { flippedSides } from '@pagewright/components/flip';
import type { PathPrimitive } from '@pagewright/components/primitives';
import type { Rect } from '@pagewright/model/units';
import { line } from '../drawingml/paint.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { freeGeometry, preset } from './geometry.ts';
import { objectProperties } from './object.ts';
import { EMPTY_TEXT } from './shape.ts';
import type { Holdable, SlideContext } from './slide-context.ts';

type ConnectorLine = NonNullable<PathPrimitive['line']>;
type Hold = NonNullable<ConnectorLine['startHold']>;

/** The places that connectors stick to, as shapes number them: anticlockwise from the top. */
const SITES = { top: 0, left: 1, bottom: 2, right: 3 } as const;
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
/** Ellipses have places between these too. */
const ELLIPSE_SITES = { top: 0, left: 2, bottom: 4, right: 6 } as const;
const ENDS = { none: undefined, arrow: 'triangle', dot: 'oval' } as const;
/** From this stroke on arrow heads are no longer drawn larger than a line of their width has them, px. */
const BROAD = 2.25;

/** A line between two points: a connector that keeps to what it sticks to. */
export function connector(primitive: PathPrimitive & { line: ConnectorLine }, id: number, slide: SlideContext): Xml {
  slide.record.native('shapes');
  const { canvas, palette } = slide;
  const { line: drawn, stroke, opacity, source } = primitive;
  const ends = [lineEnd('a:headEnd', drawn.startEnd, stroke?.width), lineEnd('a:tailEnd', drawn.endEnd, stroke?.width)];
  const look = line('a:ln', stroke, { canvas, palette, opacity, ends });
  const properties = el('p:spPr', {}, ...placed(primitive, slide), look);
  const holds = [connection('a:stCxn', drawn.startHold, slide), connection('a:endCxn', drawn.endHold, slide)];
  const isFree = holds.every((hold) => hold === undefined);
  if (drawn.route && isFree) return bentLine(objectProperties(slide, id, 'Line', source), properties);
  return el(
    'p:cxnSp',
    {},
    el(
      'p:nvCxnSpPr',
      {},
      objectProperties(slide, id, 'Connector', source),
      el('p:cNvCxnSpPr', {}, ...holds),
      el('p:nvPr'),
    ),
    properties,
  );
}

/** A line that is not straight and sticks to nothing that has places for it is a shape: LibreOffice draws such connectors in a way of its own. */
function bentLine(own: Xml, properties: Xml): Xml {
  return el('p:sp', {}, el('p:nvSpPr', {}, own, el('p:cNvSpPr'), el('p:nvPr')), properties, EMPTY_TEXT);
}

function placed(
  { line: { start, end, route }, box, data, viewSize }: PathPrimitive & { line: ConnectorLine },
  slide: SlideContext,
): Xml[] {
  const { canvas } = slide;
  if (route) {
    const geometry = freeGeometry([{ data, filled: false, stroked: true }], viewSize, canvas);
    return [canvas.transform('a:xfrm', box), geometry];
  }
  const between: Rect = {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
  };
  const turn = { flipH: end.x < start.x || undefined, flipV: end.y < start.y || undefined };
  return [canvas.transform('a:xfrm', between, turn), preset('line')];
}

function connection(name: string, hold: Hold | undefined, slide: SlideContext): Xml | undefined {
  const held = hold && slide.holdable(hold.component);
  if (!held) return undefined;
  const idx = (held.like === 'ellipse' ? ELLIPSE_SITES : SITES)[sideOf(hold.side, held)];
  return el(name, { id: slide.idOf(hold.component), idx });
}

/** The side of an object, as it is not mirrored, that is seen at a side. */
function sideOf(seen: Hold['side'], { flip }: Holdable): Hold['side'] {
  const { across, down } = flippedSides(flip);
  const isChanged = seen === 'left' || seen === 'right' ? across : down;
  return isChanged ? OPPOSITE[seen] : seen;
}

function lineEnd(name: string, end: keyof typeof ENDS, width = 1): Xml | undefined {
  const type = ENDS[end];
  if (!type) return undefined;
  const size = width < BROAD ? 'lg' : 'med';
  return el(name, { type, w: size, len: size });
}

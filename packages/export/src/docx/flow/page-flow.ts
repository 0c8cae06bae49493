import type { LoweredPage, Primitive, PrimitiveRun, TextPrimitive } from '@pagewright/components/primitives';
import { type FlowBlock, type FlowObject, type FlowStyle, type FlowText, plainText } from './flow.ts';
import { linkedParagraphs } from './linked-paragraphs.ts';
import { shownNumbers } from './shown-numbers.ts';
import { type SlotPlace, slotPlace } from './slot-place.ts';

/** A page as it is read. */
export interface PageFlow {
  readonly title: FlowText | undefined;
  /** The section that it names itself of. */
  readonly section: string | undefined;
  readonly blocks: readonly (FlowText | FlowObject)[];
  /** Whether it says what the document is called, and nothing of what it says. */
  readonly isCover: boolean;
}

/** Deepest level that lists of text documents have. */
const DEEPEST = 3;

/** What a page says in reading order. @param number from 1 */
export function pageFlow(page: LoweredPage, number: number): PageFlow {
  const items = readingItems(page);
  const numbered = numberedEntries(page, items);
  const blocks: (FlowText | FlowObject)[] = [];
  const entries = new Map<string, number>();
  const named = new Set(
    items.flatMap(({ source }) => {
      const place = source?.slot === undefined ? undefined : slotPlace(source.slot);
      return place?.is === 'heading' ? [place.part] : [];
    }),
  );
  let title: FlowText | undefined;
  let section: string | undefined;
  let isCover = true;
  for (const item of items) {
    const place = item.source?.slot === undefined ? undefined : slotPlace(item.source.slot);
    if (item.type !== 'text') {
      isCover = false;
      if (item.type === 'table' || item.type === 'chart' || item.type === 'image' || item.type === 'diagram') {
        blocks.push({ type: 'object', page: number, object: item });
      }
      continue;
    }
    if (item.part === 'line-numbers') continue;
    const paragraphs = linkedParagraphs(item.paragraphs, item.source?.link);
    const lines = paragraphs.map(({ runs }) => runs).filter((runs) => plainText([runs]) !== '');
    if (lines.length === 0) continue;
    if (item.part === 'listing') {
      isCover = false;
      blocks.push(
        text(
          { is: 'code' },
          paragraphs.map(({ runs }) => runs),
        ),
      );
      continue;
    }
    if (item.source?.role === 'title' && !title) {
      title = text({ is: 'heading', level: 1 }, lines);
    } else if (place?.is === 'section') {
      section = plainText(lines);
    } else if (place?.is === 'entry') {
      isCover = false;
      addToEntry({ ...place, ordered: place.ordered || numbered.has(place.entry) }, lines, blocks, entries);
    } else {
      if (place?.is !== 'subtitle' && place?.is !== 'meta') isCover = false;
      blocks.push(...plainBlocks({ ...item, paragraphs }, place, named, lines));
    }
  }
  return { title, section, blocks, isCover };
}

/**
 * The entries that the page shows numbers of, the outermost: a number stands in the middle of all that its entry says, often
 * beside what is said below it.
 */
function numberedEntries(page: LoweredPage, items: readonly Exclude<Primitive, { type: 'group' }>[]): Set<string> {
  const isNumbered = shownNumbers(page);
  return new Set(
    items.flatMap(({ box, source }) => {
      const place = source?.slot === undefined ? undefined : slotPlace(source.slot);
      return place?.is === 'entry' && isNumbered(box) ? [outermost(place.entry)] : [];
    }),
  );
}

/** @param entry path, as `items.0.children.2` */
function outermost(entry: string): string {
  return entry.split('.children.', 1)[0] ?? entry;
}

/** Its objects as they are read out, what runs along its edges left out. */
function readingItems({ primitives, readingOrder }: LoweredPage): Exclude<Primitive, { type: 'group' }>[] {
  const byComponent = new Map<string, Exclude<Primitive, { type: 'group' }>[]>();
  const visit = (primitive: Primitive): void => {
    if (primitive.type === 'group') return primitive.children.forEach(visit);
    const { source } = primitive;
    if (!source || source.role === 'running' || source.role === 'number') return;
    byComponent.set(source.componentId, [...(byComponent.get(source.componentId) ?? []), primitive]);
  };
  primitives.forEach(visit);
  return readingOrder.flatMap((id) => byComponent.get(id) ?? []);
}

/** Texts of one entry stand together wherever they stand on the page. */
function addToEntry(
  { entry, list, depth, ordered, lead }: Extract<SlotPlace, { is: 'entry' }>,
  lines: readonly (readonly PrimitiveRun[])[],
  blocks: FlowBlock[],
  entries: Map<string, number>,
): void {
  const place = entries.get(entry);
  const known = place === undefined ? undefined : blocks[place];
  const own = lead ? { lead: lines.flat(), lines: [] } : { lead: [], lines };
  if (place === undefined || known?.type !== 'text') {
    entries.set(entry, blocks.length);
    const style: FlowStyle = { is: 'item', level: Math.min(DEEPEST, depth), ordered, list };
    blocks.push({ type: 'text', style, ...own });
    return;
  }
  // A second name of an entry is something that it says.
  const isSecond = lead && known.lead.length > 0;
  blocks[place] = {
    ...known,
    lead: isSecond ? known.lead : [...known.lead, ...own.lead],
    lines: isSecond ? [...known.lines, own.lead] : [...known.lines, ...own.lines],
  };
}

function plainBlocks(
  { level, paragraphs }: TextPrimitive,
  place: Exclude<SlotPlace, { is: 'entry' }> | undefined,
  named: ReadonlySet<string>,
  lines: readonly (readonly PrimitiveRun[])[],
): FlowText[] {
  if (place?.is === 'heading') {
    // Within a part that has a name, one level lower.
    const above = [...named].filter((part) => place.part.startsWith(`${part}.`)).length;
    return [text({ is: 'heading', level: 2 + above }, lines)];
  }
  if (place === undefined && level !== undefined) return [text({ is: 'heading', level }, lines)];
  const style = place?.is ?? 'body';
  // Where a section stands among the others is told by where its heading stands.
  if (style === 'section' || style === 'number') return [];
  if (style === 'code' || style === 'quote') return [text({ is: style }, lines)];
  return paragraphs
    .filter(({ runs }) => plainText([runs]) !== '')
    .map(({ runs, marker, level: depth = 0 }) =>
      marker
        ? text({ is: 'item', level: Math.min(DEEPEST, depth + 1), ordered: marker.ordered, list: '' }, [runs])
        : text({ is: style }, [runs]),
    );
}

function text(style: FlowStyle, lines: readonly (readonly PrimitiveRun[])[]): FlowText {
  return { type: 'text', style, lead: [], lines };
}

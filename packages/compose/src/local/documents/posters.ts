import type { FormatId, Medium } from '@pagewright/model/formats';
import type { ComposeNote, PageBrief, SimpleBrief } from '@pagewright/model/outline';
import { type FormContext, labelledBase } from '../forms/context.ts';
import { coverBrief } from '../frame/cover.ts';
import { figuresIn } from '../frame/fillers.ts';
import { repeatedParts } from '../frame/fillers-of-composites.ts';
import { numbered } from '../frame/frame-pages.ts';
import { fitGroups } from '../grouping/fit-groups.ts';
import { spreadOver } from '../grouping/spread.ts';
import { LABELS } from '../lexicon/labels.ts';
import { type Group, isSection, withoutMargins } from '../material/groups.ts';
import type { Material } from '../material/material.ts';
import type { Composed, ComposeRequest } from '../request.ts';
import { chosenParts, type Room } from '../short/chosen-parts.ts';
import { tellShort } from '../short/deck.ts';
import { isShortDocument } from '../short/short-document.ts';
import { composedParts } from './composed-parts.ts';
import { viewsOf } from './table-views.ts';

const ROOM: Partial<Record<FormatId, Room>> = {
  a3: { parts: 7, load: 2600 },
  note: { parts: 4, load: 1100 },
  'long-3': { parts: 6, load: 2400 },
  'long-5': { parts: 10, load: 4200 },
};
const CUSTOM_LONG: Room = { parts: 6, load: 2400 };

/**
 * The same for short documents, whose parts are drawn more than read. Tried on 89 texts in ten styles: with more parts the
 * pages show hardly more statements.
 */
const ROOM_OF_SHORT: Partial<Record<FormatId, Room>> = {
  a3: { parts: 8, load: 3000 },
  note: { parts: 5, load: 2000 },
  'long-3': { parts: 9, load: 3900 },
  'long-5': { parts: 16, load: 7600 },
};

/** A poster, a note or a long image: one composition a page, each beginning with its cover. */
export function composePoster(material: Material, request: ComposeRequest, medium: Medium): Composed {
  const room = ROOM[request.format] ?? (medium === 'long' ? CUSTOM_LONG : { parts: 4, load: 1100 });
  const asked = request.pageCount === 'auto' ? material.wishes.pages : request.pageCount;
  const whole = isShortDocument(material, request)
    ? wholeOf(material, ROOM_OF_SHORT[request.format] ?? room)
    : undefined;
  if (whole) return { pages: numbered([whole]), countReason: reasonOf(undefined, 1, false) };
  const count = asked ?? 1;
  const own =
    request.mode === 'condense' ? withoutMargins(material.groups, asked === undefined ? 0 : count) : material.groups;
  const groups = fitGroups(own, Math.max(count, Math.min(count * room.parts, fruitful(own, count, room))), {
    favour: material.favour,
    views: viewsOf(material, 'once'),
    priceOfDropping: request.mode === 'preserve' || holdsAll(own, count, room) ? PRICE.ofWords : PRICE.ofRest,
    keepsWords: request.mode === 'preserve',
    leastDivided: 0,
  });
  const spread = spreadOver(groups, count, () => 1);
  const lengths = new Map(spread.flatMap((own) => own.map((group) => [group, own.length] as const)));
  const contextFor = (group: Group): FormContext => contextOf(material, request, room, lengths.get(group) ?? 1);
  const composed = composedParts(material, spread, contextFor, request.mode === 'preserve');
  const pages = spread.map((own, index) => {
    const parts = (composed[index] ?? []).map(({ brief }) => brief);
    return compositionOf(material, own, parts, index);
  });
  const isShort = pages.length < count;
  if (isShort) pages.push(...repeatedParts(material, groups, count - pages.length));
  return { pages: numbered(pages), countReason: reasonOf(asked, count, isShort) };
}

/** What a short document says, in the forms of its relations, as much of it as one composition holds. */
function wholeOf(material: Material, room: Room): PageBrief | undefined {
  const { cover, pages } = tellShort(material);
  const parts = chosenParts(pages, room);
  return parts.length >= 2
    ? { id: 'page', form: 'composite', title: cover.title, more: [], parts: [cover, ...parts] }
    : undefined;
}

/** What leaving a group out costs where there is room for it, or every word is to be kept, and where something has to go. */
const PRICE = { ofWords: 60, ofRest: 5 } as const;

/** Whether there is room for every word, in however few parts. */
function holdsAll(groups: readonly Group[], count: number, room: Room): boolean {
  return groups.reduce((sum, { load }) => sum + load, 0) <= count * room.load;
}

/** As many parts as the content can fill, and one for each section that says two things or more. */
function fruitful(groups: readonly Group[], count: number, room: Room): number {
  const load = groups.reduce((sum, group) => sum + group.load, 0);
  const wanted = Math.max(Math.ceil(load / (room.load / room.parts / 2)), groups.filter(isSection).length);
  return Math.max(count, Math.min(Math.max(groups.length, 2), wanted));
}

function reasonOf(asked: number | undefined, count: number, isShort: boolean): ComposeNote {
  if (isShort) return { code: 'count-too-little-content', params: { count } };
  return asked === undefined
    ? { code: 'count-one-composition', params: { count } }
    : { code: 'count-asked', params: { count } };
}

function contextOf(material: Material, request: ComposeRequest, room: Room, parts: number): FormContext {
  return {
    language: material.language,
    budget: {
      load: Math.max(200, room.load / Math.max(1, parts)),
      items: 4,
      table: { rows: 6, columns: 5 },
    },
    preserve: request.mode === 'preserve',
    charts: !material.wishes.without.has('charts'),
    moreCharts: true,
    isNarrative: material.isNarrative,
    prose: false,
  };
}

function compositionOf(
  material: Material,
  own: readonly Group[],
  parts: readonly SimpleBrief[],
  index: number,
): PageBrief {
  const cover = coverOf(material, parts, index);
  const figures = parts.some(({ form }) => form === 'stats') ? [] : figuresPart(material, own, parts);
  return { id: 'page', form: 'composite', title: cover.title, more: [], parts: [cover, ...figures, ...parts] };
}

/** Further compositions of one document are headed by what they are about. */
function coverOf(material: Material, parts: readonly SimpleBrief[], index: number): SimpleBrief {
  const cover = coverBrief(material);
  const [first] = parts;
  if (index === 0 || !first) return cover;
  const subtitle = { ...first.title, text: first.title.text.replace(/ \(\d+\)$/, '') };
  return { id: 'cover', form: 'cover', title: cover.title, subtitle, meta: [], more: [] };
}

/** The most telling figures of what the composition speaks of. */
function figuresPart(material: Material, own: readonly Group[], parts: readonly SimpleBrief[]): SimpleBrief[] {
  if (material.isNarrative || parts.length < 3) return [];
  const stats = figuresIn(own, material.language).slice(0, 3);
  if (stats.length < 2) return [];
  return [{ ...labelledBase('figures', LABELS[material.language].keyFigures), form: 'stats', stats }];
}

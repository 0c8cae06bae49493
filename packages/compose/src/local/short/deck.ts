import {
  type BriefOf,
  type ComposeNote,
  isExhibit,
  type PageBrief,
  type SimpleBrief,
  type Statement,
} from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { briefOf } from '../forms/briefs.ts';
import { type FormContext, SLIDE_BUDGET } from '../forms/context.ts';
import type { Draft } from '../forms/draft.ts';
import { draftsOf, quotedItem } from '../forms/drafts.ts';
import { agendaBrief, numbered } from '../frame/frame-pages.ts';
import { isRemark } from '../language/sentences.ts';
import { isTitleLength, isWide, squeeze } from '../language/text.ts';
import { LABELS } from '../lexicon/labels.ts';
import { atomsOf, statement } from '../material/atoms.ts';
import { groupOf } from '../material/groups.ts';
import { type Material, sectionsOf } from '../material/material.ts';
import type { Passage } from '../reading/passages.ts';
import { withGatheredDates } from '../relations/gathered-dates.ts';
import { type PassageText, relationsOfPassage } from '../relations/of-passage.ts';
import { peopleIn } from '../relations/people.ts';
import type { Relation } from '../relations/relation.ts';
import { repeatedLabels } from '../relations/repeated-labels.ts';
import { writerIn } from '../relations/writers.ts';
import type { Composed } from '../request.ts';
import { underParent } from '../titles/headings.ts';
import { shortenedTitle } from '../titles/length.ts';
import { headingsOfSeveral } from '../titles/places.ts';
import { withJoinedCommands } from './command-drafts.ts';
import { shortCover } from './cover.ts';
import { joinedPassages, type Told } from './joining.ts';
import { withPartsNamed } from './leading-lines.ts';
import { withOpeningLines } from './opening-lines.ts';
import { PageTitles } from './page-titles.ts';
import { withoutThin } from './thin-drafts.ts';

/** What a short document says, in the forms of its relations, before it is laid on pages. */
export interface ShortTelling {
  readonly cover: BriefOf<'cover'>;
  readonly pages: readonly PageBrief[];
  /** Pages whose title is another page's with a number, and that without it. */
  readonly continued: ReadonlyMap<PageBrief, Statement>;
  readonly sections: ReturnType<typeof sectionsOf>;
}

/** Every point of a short document in the forms of its relations: no paragraph is left out. */
export function tellShort(material: Material): ShortTelling {
  const { cover: ownCover, isSaid } = shortCover(material);
  // As the wishes have them: some left out, some first.
  const own = [...new Set(material.groups.flatMap(({ parts }) => parts.map(({ passage }) => passage)))];
  const says = (block: SourceBlock): boolean =>
    !isSaid.has(block) && !(block.kind === 'paragraph' && isRemark(block.text));
  const passages = own.map((passage) => ({ ...passage, blocks: passage.blocks.filter(says) }));
  const blocks = material.readings.flatMap((reading) => reading.blocks);
  const people = peopleIn(blocks);
  const writer = writerIn(blocks);
  const labels = repeatedLabels(passages.map((passage) => passage.blocks));
  const relations = withGatheredDates(
    passages.map((passage) =>
      relationsOf(passage, material, { people, writer, labels }).filter((own) => !saysTitle(own, ownCover.title.text)),
    ),
    material.language,
  );
  const passagesTold = passages
    .map(
      (passage, index): Told => ({
        passage,
        drafts: withJoinedCommands(
          withoutThin(draftsOf(relations[index] ?? []), material.language, passage.heading !== ''),
        ),
      }),
    )
    .filter(({ drafts }) => drafts.length > 0);
  const { cover, told } = withOpeningLines(ownCover, passagesTold, material.language);
  const naming = { titles: new PageTitles(material), ofSeveral: headingsOfSeveral(material.groups) };
  const context = contextOf(material);
  const named = joinedPassages(withPartsNamed(told)).flatMap((own) => pagesOf(own, naming, context, material));
  const continued = new Map(named.flatMap(({ page, numbers }) => (numbers ? [[page, numbers] as const] : [])));
  return { cover, pages: named.map(({ page }) => page), continued, sections: sectionsOf(material.groups) };
}

/** Whether it only says again what the cover is called: the title may be the first sentence of a paragraph. */
function saysTitle(relation: Relation, title: string): boolean {
  return relation.kind === 'said' && squeeze(relation.item.text) === squeeze(title);
}

/** A slide for each of them, behind a cover and, where there are several, a table of contents. */
export function composeShortDeck(material: Material): Composed {
  const { cover, pages, sections } = tellShort(material);
  const isLong = pages.length >= 4 && sections.length >= 3;
  const agenda: SimpleBrief[] = isLong ? [agendaBrief(sections, LABELS[material.language].agenda)] : [];
  const all = numbered([cover, ...agenda, ...pages]);
  return { pages: all, countReason: countReasonOf(all.length, sections.length) };
}

export function countReasonOf(count: number, sections: number): ComposeNote {
  return { code: sections >= 3 ? 'count-by-sections' : 'count-by-length', params: { count, sections } };
}

/** What stands under no heading stands under the title. */
function relationsOf(
  passage: Passage,
  { language, title }: Material,
  ofDocument: Pick<PassageText, 'people' | 'writer' | 'labels'>,
): ReturnType<typeof relationsOfPassage> {
  const heading = statement(passage.heading || title, passage.origin, 1);
  const relations = relationsOfPassage({ heading, blocks: passage.blocks, language, rankOf: () => 0.7, ...ofDocument });
  return relations.map((own) => withoutTitle(own, title));
}

/** What stands under no heading is called by no more than what it says: the title is that of everything. */
function withoutTitle(relation: Relation, title: string): Relation {
  if (relation.kind !== 'parts' || !relation.head || squeeze(relation.head.text) !== squeeze(title)) return relation;
  const { head: _, ...own } = relation;
  const name = NAMED_TOTAL.exec(own.total?.label.text ?? '')?.[1];
  return own.total && name ? { ...own, head: { ...own.total.label, text: name } } : own;
}

/** `Total cost: €4,960, or €620 each`: the name in front of what parts come to. */
const NAMED_TOTAL = /^([^:：]{2,30}?)(?:\s?[:：]|$)/u;

function contextOf(material: Material): FormContext {
  return {
    language: material.language,
    budget: { ...SLIDE_BUDGET, table: { rows: 14, columns: 8 } },
    preserve: false,
    charts: !material.wishes.without.has('charts'),
    moreCharts: material.wishes.moreCharts,
    isNarrative: false,
    prose: false,
  };
}

/** `@所有人` in front of a message says who it is for. */
const MENTION = /^[@＠]\S+\s+(?=\S)/u;

/** Signs of the shortest heading of wide scripts that says something by itself. */
const SHORTEST_WIDE_PHRASE = 2;

interface NamedPage {
  readonly page: PageBrief;
  readonly numbers: Statement | undefined;
}

/** What the passages of a document are called, and what stands over the pages of each. */
interface Naming {
  readonly titles: PageTitles;
  /** Headings that stand in several places, each under another one. */
  readonly ofSeveral: ReadonlySet<string>;
}

function pagesOf({ passage, drafts }: Told, naming: Naming, context: FormContext, material: Material): NamedPage[] {
  const { titles } = naming;
  const named = passage.heading
    ? statement(shortenedTitle(passage.heading.replace(MENTION, '')), passage.origin, 1)
    : undefined;
  const heading = named && headingOver(named, passage, naming, material);
  return drafts.map((draft): NamedPage => {
    if (draft.exhibit) return exhibitPage(draft, draft.exhibit, passage, titles, context, material);
    const { title, numbers, draft: own } = titles.of(draft, heading, passage.path.at(-1));
    const isHeading = heading !== undefined && squeeze(heading.text) === squeeze(title.text);
    const section =
      named && !isHeading ? named.text : passage.path.findLast((above) => !title.text.startsWith(`${above} · `));
    const base = { id: 'page', title, ...(section ? { section } : {}), more: [] };
    if (!own.half) return { page: withoutEcho({ ...base, ...own.brief } as SimpleBrief), numbers };
    const parts = [own.brief, own.half].map((part) => ({ id: 'part', title, more: [], ...part }) as SimpleBrief);
    return { page: { ...base, form: 'composite', parts }, numbers };
  });
}

/** What several parts have below them, each its own, is called by both: `Sphinx · Advantages`. */
function headingOver(named: Statement, { path }: Passage, { ofSeveral }: Naming, { title }: Material): Statement {
  const ofBoth = `${path.at(-1)} · ${named.text}`;
  if (path.length > 0 && ofSeveral.has(squeeze(named.text)) && isTitleLength(ofBoth)) return { ...named, text: ofBoth };
  // Two signs of Chinese or Japanese are a word, which the document over it only makes long.
  const isPhrase = isWide(named.text) && named.text.length >= SHORTEST_WIDE_PHRASE;
  return underParent(named, path, isPhrase ? '' : title);
}

/** A caption or a name of a figure that the title says goes. */
function withoutEcho(page: SimpleBrief): SimpleBrief {
  if (page.form !== 'chart' || page.chart.caption === undefined) return page;
  const { caption, ...chart } = page.chart;
  return squeeze(caption) === squeeze(page.title.text) ? { ...page, chart } : page;
}

/** A table, picture, quotation or listing in the forms of exhibits, with the lines that stand right before and behind it. */
function exhibitPage(
  { beside = [], further = [] }: Draft,
  exhibit: NonNullable<Draft['exhibit']>,
  passage: Passage,
  titles: PageTitles,
  context: FormContext,
  material: Material,
): NamedPage {
  const atoms = atomsOf({ ...passage, blocks: [exhibit, ...further] }, material.centrality, true);
  const group = groupOf([{ passage, atoms }], material.favour);
  const { title, numbers } = titles.ofGroup(group);
  const page = briefOf('page', group, title, context);
  if (isExhibit(page)) return { page: { ...page, items: [...page.items, ...beside] }, numbers };
  if (exhibit.kind !== 'quote' || beside.length === 0) return { page, numbers };
  // A quotation fills its page: with something beside it, it is one of the things that are said.
  const { id, section, more } = page;
  const items = [quotedItem(exhibit), ...beside];
  return { page: { id, title, ...(section && { section }), more, form: 'bullets', items }, numbers };
}

import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { isNumberingSlot, isRunningSlot } from '@pagewright/components/slots';
import type { Language } from '@pagewright/model/languages';
import { type Outline, type OutlineInput, outline } from '@pagewright/model/outline';
import { designAddedPage, LATEST_EDITION, type PageLook } from '../design.ts';
import { PLACEHOLDER_WORDS, type PlaceholderWords } from './placeholder-words.ts';

/**
 * New pages: what the catalogue draws for a brief of placeholders, in the document's style and format. There is no second
 * set of layouts: a style that changes changes its new pages.
 */

export const PAGE_LAYOUTS = [
  'title',
  'section',
  'text',
  'two-column',
  'points',
  'figure',
  'quote',
  'chart',
  'table',
  'closing',
  'blank',
] as const;
export type PageLayoutId = (typeof PAGE_LAYOUTS)[number];

/** Where a new page comes to stand. */
export interface NewPagePlace {
  readonly language: Language;
  /** From 1. */
  readonly pageNumber: number;
  readonly documentTitle: string;
  /** From 1: the number of the section that it would open. */
  readonly sectionNumber: number;
}

/** A page of a layout whose words are placeholders: none of them is content until a person has written there. */
export function newPage(layout: PageLayoutId, look: PageLook, place: NewPagePlace): Page {
  const words = PLACEHOLDER_WORDS[place.language];
  const brief = BRIEFS[layout](words, place.sectionNumber);
  const designed = designAddedPage(outlineOf(brief, look, place), place.pageNumber, look);
  const components = layout === 'blank' ? designed.components.filter(isFrame) : designed.components.map(asPlaceholder);
  return { ...designed, title: '', components };
}

type BriefInput = OutlineInput['pages'][number];

/** Key of the picture that is still to be chosen. */
const PICTURE = 'placeholder';

const statements = (count: number, text: string) => Array.from({ length: count }, () => ({ text }));

const BRIEFS: Readonly<Record<PageLayoutId, (words: PlaceholderWords, sectionNumber: number) => BriefInput>> = {
  title: ({ title, subtitle }) => ({
    id: 'new',
    form: 'cover',
    title: { text: title },
    subtitle: { text: subtitle },
  }),
  section: ({ section, subtitle }, number) => ({
    id: 'new',
    form: 'section',
    number,
    title: { text: section },
    subtitle: { text: subtitle },
  }),
  text: ({ title, text }) => ({ id: 'new', form: 'text', title: { text: title }, paragraphs: statements(3, text) }),
  'two-column': ({ title, heading, point }) => ({
    id: 'new',
    form: 'two-column',
    title: { text: title },
    columns: [0, 1].map(() => ({ heading: { text: heading }, items: statements(3, point) })),
  }),
  points: ({ title, point }) => ({ id: 'new', form: 'bullets', title: { text: title }, items: statements(4, point) }),
  figure: ({ title, caption, point }) => ({
    id: 'new',
    form: 'image',
    title: { text: title },
    image: { asset: PICTURE, caption: { text: caption }, origins: [] },
    items: statements(2, point),
  }),
  quote: ({ title, quote, attribution }) => ({
    id: 'new',
    form: 'quote',
    title: { text: title },
    quote: { text: quote },
    attribution,
  }),
  chart: ({ title, point }) => ({
    id: 'new',
    form: 'chart',
    title: { text: title },
    chart: { shape: 'bar', categories: ['A', 'B', 'C'], series: [{ name: '', values: [3, 5, 4] }], origins: [] },
    items: statements(2, point),
  }),
  table: ({ title, heading }) => ({
    id: 'new',
    form: 'table',
    title: { text: title },
    table: {
      columns: Array.from({ length: 4 }, () => ({ label: heading, type: 'text' as const })),
      rows: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => heading)),
      origins: [],
    },
  }),
  closing: ({ thanks, subtitle }) => ({
    id: 'new',
    form: 'closing',
    title: { text: thanks },
    lines: [{ text: subtitle }],
  }),
  blank: ({ title, text }) => ({ id: 'new', form: 'text', title: { text: title }, paragraphs: statements(1, text) }),
};

function outlineOf(brief: BriefInput, { format }: PageLook, { language, documentTitle }: NewPagePlace): Outline {
  return outline.parse({
    version: 2,
    edition: LATEST_EDITION,
    title: documentTitle,
    language,
    engine: 'local',
    mode: 'condense',
    format,
    pages: [brief],
    assets: { [PICTURE]: { mime: 'image/png', width: 1600, height: 1000, url: '' } },
    unused: [],
    countReason: { code: 'count-asked' },
    followed: [],
    notFollowed: [],
  } satisfies OutlineInput);
}

/** What every page of the style has, whatever it says. */
function isFrame({ slot, decorative, id }: Component): boolean {
  return isRunningSlot(slot) || (decorative === true && id.startsWith('art'));
}

/** Words become what is asked for; pictures, charts and tables are empty. */
function asPlaceholder(component: Component): Component {
  const { slot } = component;
  if (component.decorative || isRunningSlot(slot) || isNumberingSlot(slot)) return component;
  return behaviourOf(component).unfilled?.(component) ?? component;
}

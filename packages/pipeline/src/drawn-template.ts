import type { Component, Page } from '@pagewright/components/models';
import type { Engine, EngineEvents, Rewritten } from '@pagewright/compose/engine';
import { joinedPrompts, modelUseOfFilling, titleOf } from '@pagewright/compose/templates';
import { wishOf, withFilling } from '@pagewright/design/filling';
import { tokensOf } from '@pagewright/design/styles';
import type { Filling, FillWish } from '@pagewright/model/filling';
import type { Language } from '@pagewright/model/languages';
import type {
  CompositeBrief,
  DrawnBrief,
  DrawnPage,
  Lack,
  ModelUse,
  Outline,
  SimpleBrief,
  Statement,
} from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { parsePage } from '@pagewright/page/source-text';
import { sumOfUses } from './sum-of-uses.ts';

/** A template that a person made of pages of their own. */
export interface DrawnTemplate {
  readonly name: string;
  readonly pages: readonly DrawnPage[];
}

/**
 * The pages of a person's template with what the sources hold in their smart components, by whatever engine. What is
 * not found is listed, and its component stays empty.
 * @param prompt the person's prompt; that of each page stands beside it
 */
export async function fillDrawn(
  engine: Engine,
  documents: readonly SourceDocument[],
  template: DrawnTemplate,
  prompt: string,
  events?: EngineEvents,
): Promise<Outline> {
  const asked = template.pages.map((drawn, index) => askedOf(drawn, index, prompt));
  const { found, uses } = await fillAsked(engine, documents, asked, events);
  const filled = asked.map((page) => partsOf(page, found));
  return {
    ...outlineOf(
      template,
      filled.map(({ parts }, index) => briefOf(template.pages[index] as DrawnPage, index, parts)),
      engine.id,
      titleOf(documents),
    ),
    lacking: filled.flatMap(({ lacks }, index) => lacks.map((lack) => ({ ...lack, page: index + 1 }))),
    ...(uses.length > 0 ? { modelUse: sumOfUses(uses) } : {}),
  };
}

/** One page that a person drew, filled anew; undefined where it has no place that could be filled. */
export async function fillDrawnPage(
  engine: Engine,
  documents: readonly SourceDocument[],
  brief: DrawnBrief,
  prompt: string,
  signal?: AbortSignal,
): Promise<Rewritten> {
  const asked = askedOf(brief.drawn, 0, prompt);
  if (asked.wishes.length === 0) return { page: undefined };
  const { found, uses } = await fillAsked(engine, documents, [asked], { signal });
  const { parts } = partsOf(asked, found);
  return { page: withParts(brief, parts), ...(uses.length > 0 ? { model: { use: sumOfUses(uses) } } : {}) };
}

/** The pages as the template has them, with every smart component empty. */
export function emptyDrawn(template: DrawnTemplate): Outline {
  return outlineOf(
    template,
    template.pages.map((drawn, index) => briefOf(drawn, index, [])),
    'local',
  );
}

/** A page and what its smart components ask for. */
interface AskedPage {
  readonly drawn: DrawnPage;
  readonly page: Page;
  /** The person's own and the page's. */
  readonly prompt: string;
  readonly wishes: readonly { readonly component: Component; readonly wish: FillWish }[];
}

function askedOf(drawn: DrawnPage, index: number, prompt: string): AskedPage {
  const page = parsePage(drawn.source);
  const wishes = page.components.flatMap((component) => {
    const wish = wishOf(component, page);
    // Ids are those of one page.
    return typeof wish === 'string' ? [] : [{ component, wish: { ...wish, id: `${index + 1}/${wish.id}` } }];
  });
  return { drawn, page, wishes, prompt: joinedPrompts(prompt, drawn.prompt) };
}

/** Pages with the same prompt are filled together. */
async function fillAsked(
  engine: Engine,
  documents: readonly SourceDocument[],
  asked: readonly AskedPage[],
  { signal, onProgress }: EngineEvents = {},
): Promise<{ readonly found: ReadonlyMap<string, Filling>; readonly uses: readonly ModelUse[] }> {
  const groups = [...Map.groupBy(asked, ({ prompt }) => prompt)].map(([prompt, pages]) => ({
    prompt,
    wishes: pages.flatMap(({ wishes }) => wishes.map(({ wish }) => wish)),
  }));
  const found = new Map<string, Filling>();
  const uses: ModelUse[] = [];
  for (const [index, { prompt, wishes }] of groups.entries()) {
    if (wishes.length === 0) continue;
    const { fillings, model } = await engine.fill(wishes, documents, prompt, {
      signal,
      onProgress: (fraction) => onProgress?.((index + fraction) / groups.length),
    });
    for (const filling of fillings) found.set(filling.id, filling);
    if (model) uses.push(modelUseOfFilling(model, (id) => Number.parseInt(id, 10)));
  }
  return { found, uses };
}

function partsOf(
  { drawn, page, wishes }: AskedPage,
  found: ReadonlyMap<string, Filling>,
): { readonly parts: SimpleBrief[]; readonly lacks: Omit<Lack, 'page'>[] } {
  const parts: SimpleBrief[] = [];
  const lacks: Omit<Lack, 'page'>[] = [];
  for (const { component, wish } of wishes) {
    const filling = found.get(wish.id) ?? { is: 'nothing', id: wish.id, reason: 'not-found' };
    const { result } = withFilling(component, filling, wish, page, tokensOf(drawn.style));
    const part = result.is === 'filled' ? partOf(filling, component.id) : undefined;
    if (part) parts.push(part);
    else lacks.push({ description: askedBy(wish), reason: result.is === 'nothing' ? result.reason : 'not-found' });
    if (result.is === 'filled')
      lacks.push(...result.missing.map((name) => ({ description: name, reason: 'no-data' as const })));
  }
  return { parts, lacks };
}

/** A table may be asked for by the names of its columns alone. */
function askedBy({ description, columns }: FillWish): string {
  return description.trim() || columns.map(({ name }) => name).join(', ');
}

function partOf(filling: Filling, shownBy: string): SimpleBrief | undefined {
  const base = { id: shownBy, shownBy, title: { text: '', origins: [], rank: 0 }, more: [] };
  switch (filling.is) {
    case 'text':
      return filling.listed
        ? { ...base, form: 'bullets', items: [...filling.pieces] }
        : { ...base, form: 'text', paragraphs: [...filling.pieces] };
    case 'table':
      return { ...base, form: 'table', table: filling.table, items: [] };
    case 'chart':
      return { ...base, form: 'chart', chart: filling.chart, items: [] };
    case 'diagram':
      return { ...base, form: 'diagram', diagram: filling.diagram, items: [] };
    case 'timeline':
      return { ...base, form: 'timeline', events: filling.events };
    default:
      return undefined;
  }
}

function briefOf(drawn: DrawnPage, index: number, parts: readonly SimpleBrief[]): CompositeBrief {
  const title = { text: drawn.name || parsePage(drawn.source).title, origins: [], rank: 1 };
  return withParts({ id: `p${index + 1}`, form: 'composite', title, more: [], drawn }, parts);
}

/** A drawn page that says these, each in the component that it was found for. */
export function withParts(brief: Omit<CompositeBrief, 'parts'>, parts: readonly SimpleBrief[]): CompositeBrief {
  return { ...brief, parts: parts.map((part, at) => ({ ...part, id: `${brief.id}.${at + 1}` })) };
}

function outlineOf(
  { name, pages: [first] }: DrawnTemplate,
  pages: readonly CompositeBrief[],
  engine: string,
  title?: Statement,
): Outline {
  if (!first) throw new Error('a template has no page');
  const language: Language = parsePage(first.source).language;
  return {
    version: 2,
    title: title?.text ?? name,
    language,
    engine,
    mode: 'preserve',
    format: first.format,
    pages: [...pages],
    assets: {},
    unused: [],
    countReason: { code: 'count-by-template', params: { count: pages.length } },
    followed: [],
    notFollowed: [],
  };
}

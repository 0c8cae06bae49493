import type { Engine } from '@pagewright/compose/engine';
import { titleOf } from '@pagewright/compose/templates';
import { wishOf, withFilling } from '@pagewright/design/filling';
import { tokensOf } from '@pagewright/design/styles';
import type { Filling, FillWish } from '@pagewright/model/filling';
import type { Language } from '@pagewright/model/languages';
import type { CompositeBrief, DrawnPage, Lack, Outline, SimpleBrief, Statement } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { parsePage } from '@pagewright/page/source-text';

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
): Promise<Outline> {
  const lacking: Lack[] = [];
  const pages: CompositeBrief[] = [];
  for (const [index, drawn] of template.pages.entries()) {
    const { parts, lacks } = await partsOf(engine, documents, drawn, prompt);
    pages.push(briefOf(drawn, index, parts));
    lacking.push(...lacks.map((lack) => ({ ...lack, page: index + 1 })));
  }
  return { ...outlineOf(template, pages, engine.id, titleOf(documents)), lacking };
}

/** The pages as the template has them, with every smart component empty. */
export function emptyDrawn(template: DrawnTemplate): Outline {
  return outlineOf(
    template,
    template.pages.map((drawn, index) => briefOf(drawn, index, [])),
    'local',
  );
}

async function partsOf(
  engine: Engine,
  documents: readonly SourceDocument[],
  drawn: DrawnPage,
  prompt: string,
): Promise<{ readonly parts: SimpleBrief[]; readonly lacks: Omit<Lack, 'page'>[] }> {
  const page = parsePage(drawn.source);
  const asked = page.components.flatMap((component) => {
    const wish = wishOf(component, page);
    return typeof wish === 'string' ? [] : [{ component, wish }];
  });
  const wishes = asked.map(({ wish }) => wish);
  const prompts = [prompt, drawn.prompt].filter((own) => own.trim() !== '').join('\n');
  const fillings = wishes.length > 0 ? await engine.fill(wishes, documents, prompts) : [];
  const found = new Map(fillings.map((filling) => [filling.id, filling]));
  const parts: SimpleBrief[] = [];
  const lacks: Omit<Lack, 'page'>[] = [];
  for (const { component, wish } of asked) {
    const filling = found.get(component.id) ?? { is: 'nothing', id: component.id, reason: 'not-found' };
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
  const id = `p${index + 1}`;
  return {
    id,
    form: 'composite',
    title: { text: drawn.name || parsePage(drawn.source).title, origins: [], rank: 1 },
    more: [],
    parts: parts.map((part, at) => ({ ...part, id: `${id}.${at + 1}` })),
    drawn,
  };
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

import type { Filling, FillWish } from '@pagewright/model/filling';
import { formatOrigin } from '@pagewright/model/origin';
import type { Lack, Outline, PageBrief, Statement } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { Engine, EngineEvents } from '../engine.ts';
import { withSourceLinks } from '../links/source-links.ts';
import { type Answer, answerOf, said } from './answer.ts';
import { joinedPrompts } from './joined-prompts.ts';
import { lettersOf } from './letters-of.ts';
import { modelUseOfFilling } from './model-use-of-filling.ts';
import { outlineOfAnswers } from './outline-of-answers.ts';
import { sectionEntries } from './section-entries.ts';
import type { OutlineTemplate, PartWords, PlaceWords, TemplatePart } from './template.ts';
import { partsOf } from './template-parts.ts';

/** Longest answer that is still one figure, UTF-16 units: a sentence that holds several is none. */
const FIGURE_LENGTH = 28;
/** Most rows of a table, and most entries of a list where the example has fewer. */
const MOST_ROWS = 8;

/**
 * The pages of a template with what the sources hold, by whatever engine: nothing stands in a place that the documents do
 * not say, and what they do not say is listed.
 * @param prompt the person's prompt, which may leave parts of the documents out, as the template's own may
 */
export async function fillTemplate(
  engine: Engine,
  documents: readonly SourceDocument[],
  template: OutlineTemplate,
  prompt: string,
  events?: EngineEvents,
): Promise<Outline> {
  const language = documents[0]?.language ?? 'en-US';
  const words = template.words[language];
  const parts = partsOf(template, words);
  const asked = parts.map(({ part, words: own, key, page }) => ({
    page,
    wishes: own.places.flatMap((place, at) => wishesFor(part, own, at, place, `${key}.${at}`)),
  }));
  const wishes = asked.flatMap((one) => one.wishes);
  const pages = new Map(asked.flatMap((one) => one.wishes.map(({ id }) => [id, one.page] as const)));
  const asking = joinedPrompts(prompt, words.prompt);
  const { fillings, model } = await engine.fill(wishes, documents, asking, events);
  const found = new Found(fillings);
  const lacking: Lack[] = [];
  const answers = new Map<string, readonly Answer[]>();
  for (const { part, words: own, key, page } of parts) {
    const direct = own.places.map((place, at) => found.answer(part, place, at, `${key}.${at}`));
    const answered = found.withSection(part, direct, sectionEntries(documents, own.title));
    answers.set(key, answered);
    for (const [at, place] of own.places.entries()) {
      const answer = answered[at];
      // What columns lack is told by the table.
      if (part.form === 'table' && at > 0) continue;
      if (answer?.is === 'nothing') lacking.push({ page, description: place.description, reason: answer.reason });
      if (answer?.is === 'table') {
        for (const name of answer.missing) lacking.push({ page, description: name, reason: 'no-data' });
      }
    }
  }
  const outline = outlineOfAnswers(template, language, {
    answersOf: (key) => answers.get(key) ?? [],
    title: titleOf(documents) ?? said(words.name, 1),
    engine: engine.id,
  });
  const filled = {
    ...outline,
    assets: { ...outline.assets, ...assetsOn(outline.pages, documents) },
    lacking,
    ...(model ? { modelUse: modelUseOfFilling(model, (id) => pages.get(id)) } : {}),
  };
  // Titles and sections are taken from the documents here, not by the engine.
  return withSourceLinks(filled, documents);
}

/** What engines are asked for a place: once for each name that sources may have for it. */
function wishesFor(part: TemplatePart, words: PartWords, at: number, place: PlaceWords, key: string): FillWish[] {
  if (part.form === 'table' && at > 0) return [];
  return place.terms.flatMap((term, turn): FillWish[] => {
    const base = {
      id: `${key}#${turn}`,
      place: { id: key, description: place.description },
      description: term,
      example: place.example,
      columns: [],
      most: MOST,
    };
    switch (part.form) {
      case 'table':
        return [{ ...base, form: 'table', dataType: 'text', columns: columnsOf(part.columns, words) }];
      case 'chart':
        return [{ ...base, form: 'chart', dataType: 'number', shape: part.shape }];
      case 'picture':
        return [{ ...base, form: 'picture', dataType: 'text' }];
      case 'timeline':
        return [{ ...base, form: 'diagram', dataType: 'text', diagram: 'timeline' }];
      case 'process':
        return [
          { ...base, form: 'diagram', dataType: 'text', diagram: 'flow' },
          { ...base, id: `${base.id}-list`, form: 'text', dataType: 'list' },
        ];
      default:
        return [{ ...base, form: 'text', dataType: dataOf(part, at) }];
    }
  });
}

const MOST = { rows: MOST_ROWS, columns: 6 } as const;

function dataOf(part: TemplatePart, at: number): string {
  switch (part.form) {
    case 'cover':
      return part.meta[at - 1] ?? 'text';
    case 'stats':
      return part.data[at] ?? 'number';
    case 'list':
    case 'checklist':
    case 'comparison':
    case 'quadrants':
      return 'list';
    default:
      return 'text';
  }
}

function columnsOf(data: readonly string[], { places }: PartWords): FillWish['columns'] {
  return data.map((dataType, at) => {
    const { label = '', terms = [], example = '' } = places[at + 1] ?? {};
    return { name: label, description: terms.join(' '), dataType, example };
  });
}

/** What was found for each place. A sentence that answers two of them stands in the first. */
class Found {
  readonly #fillings: ReadonlyMap<string, Filling>;
  readonly #said = new Set<string>();

  constructor(fillings: readonly Filling[]) {
    this.#fillings = new Map(fillings.map((filling) => [filling.id, filling]));
  }

  answer(part: TemplatePart, place: PlaceWords, at: number, key: string): Answer {
    const { terms } = place;
    let nothing: Answer = { is: 'nothing', reason: terms.length === 0 ? 'undescribed' : 'not-found' };
    for (const [turn, term] of terms.entries()) {
      for (const id of [`${key}#${turn}`, `${key}#${turn}-list`]) {
        const filling = this.#fillings.get(id);
        if (!filling) continue;
        const answer = this.#fitting(part, at, place, answerOf(filling));
        if (answer.is !== 'nothing') return answer.is === 'text' ? { ...answer, term } : answer;
        // That a source speaks of it tells more than that another name for it is not there.
        if (answer.reason !== 'not-found') nothing = answer;
      }
    }
    return nothing;
  }

  /**
   * Places that found nothing of their own take what the document says under the name of their part: each an entry, or
   * all of them where one place is for all. So a table may become a list.
   */
  withSection(part: TemplatePart, answers: readonly Answer[], section: readonly Statement[]): readonly Answer[] {
    const left = section.filter(({ text }) => !this.#said.has(text));
    const take = (count: number): Answer | undefined => {
      const pieces = left.splice(0, count);
      for (const { text } of pieces) this.#said.add(text);
      const [first] = pieces;
      // No name of the template led to it: it stands under no label that it does not say itself.
      return first && { is: 'text', pieces, term: first.text };
    };
    const isForAll = part.form === 'list' || part.form === 'checklist' || part.form === 'table';
    if (!isForAll && part.form !== 'points') return answers;
    return answers.map((answer, at) => {
      if (answer.is !== 'nothing' || (isForAll && at > 0)) return answer;
      return take(isForAll ? MOST_ROWS : 1) ?? answer;
    });
  }

  #fitting(part: TemplatePart, at: number, place: PlaceWords, answer: Answer): Answer {
    if (answer.is === 'table') return withoutMissing(answer);
    if (answer.is === 'steps' && answer.steps.length < 2) return { is: 'nothing', reason: 'no-data' };
    if (answer.is !== 'text') return answer;
    const data = dataOf(part, at);
    if (data !== 'text' && data !== 'list') {
      const isFigure = answer.pieces.length === 1 && (answer.pieces[0]?.text.length ?? 0) <= FIGURE_LENGTH;
      return isFigure ? answer : { is: 'nothing', reason: 'no-data' };
    }
    const fresh = answer.pieces.filter(({ text }) => !this.#said.has(text) && tells(text, place));
    if (fresh.length === 0) return { is: 'nothing', reason: 'not-found' };
    for (const { text } of fresh) this.#said.add(text);
    return { is: 'text', pieces: fresh };
  }
}

/** Whether a text says more than what it is about: `Agenda:` only leads to what does. */
function tells(text: string, { terms, label }: PlaceWords): boolean {
  if (/[:：]\s*$/u.test(text)) return false;
  const bare = lettersOf(text);
  return bare !== '' && ![...terms, label].some((name) => lettersOf(name) === bare);
}

/** A column that no source has is left out, as long as two are left. */
function withoutMissing(answer: Extract<Answer, { is: 'table' }>): Answer {
  const { table } = answer;
  const kept = table.columns.flatMap((_, column) => (table.rows.some((row) => row[column]?.trim()) ? [column] : []));
  if (kept.length < 2 || table.rows.length === 0) return { is: 'nothing', reason: 'no-data' };
  if (kept.length === table.columns.length) return answer;
  const only = <Value>(values: readonly Value[]): Value[] => kept.flatMap((column) => values[column] ?? []);
  return { ...answer, table: { ...table, columns: only(table.columns), rows: table.rows.map(only) } };
}

/** The document's title and where it stands. */
export function titleOf([main]: readonly SourceDocument[]): Statement | undefined {
  const text = main?.title.trim();
  if (!main || !text) return undefined;
  const block = main.blocks.find((own) => 'text' in own && own.text.trim() === text);
  return { text, origins: [block?.origin ?? formatOrigin({ file: main.file, block: 0 })], rank: 1 };
}

/** The pictures that pages show. */
function assetsOn(pages: readonly PageBrief[], documents: readonly SourceDocument[]): Outline['assets'] {
  const briefs = pages.flatMap((page) => (page.form === 'composite' ? page.parts : [page]));
  const keys = briefs.flatMap((brief) => (brief.form === 'image' ? [brief.image.asset] : []));
  const all = Object.assign({}, ...documents.map(({ assets }) => assets)) as Outline['assets'];
  return Object.fromEntries(keys.flatMap((key) => (all[key] ? [[key, all[key]] as const] : [])));
}

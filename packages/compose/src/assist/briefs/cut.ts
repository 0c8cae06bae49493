import type { BriefOf, PageBrief, SimpleBrief, Statement } from '@pagewright/model/outline';
import { splitSentences } from '../../local/language/sentences.ts';
import { entriesOf } from './entries.ts';
import { itemOf, pointsOf } from './points.ts';

/**
 * The brief on several pages that say all of it together, in order; undefined where it says too little for that.
 * @param parts how many, 2 or more
 */
export function splitBrief(brief: PageBrief, parts: number): PageBrief[] | undefined {
  const pieces = brief.form === 'composite' ? compositePieces(brief, parts) : simplePieces(brief, parts);
  if (!pieces || pieces.length < parts) return undefined;
  return pieces.map((piece, index) => ({
    ...piece,
    title: { ...brief.title, text: `${brief.title.text} (${index + 1}/${pieces.length})` },
    // What roomy formats add stands at the end of it all.
    more: index === pieces.length - 1 ? brief.more : [],
  }));
}

function compositePieces(brief: BriefOf<'composite'>, parts: number): PageBrief[] | undefined {
  const [only, ...others] = brief.parts;
  if (only && others.length === 0) return simplePieces({ ...only, id: brief.id }, parts);
  return stretches(brief.parts, parts)?.map((own) => ({ ...brief, parts: own }));
}

function simplePieces(brief: SimpleBrief, parts: number): SimpleBrief[] | undefined {
  const [main, points] = apart(brief);
  if (points && parts === 2) return [main, points];
  const inSentences = brief.form === 'text' ? { ...brief, paragraphs: brief.paragraphs.flatMap(sentences) } : brief;
  for (const own of [brief, inSentences]) {
    const entries = entriesOf(own);
    const lists = entries && stretches(entries.all, parts, entries.least);
    if (lists) return lists.map((list) => entries.with(list));
  }
  // Three columns and fewer are lists of their own.
  const points2 = pointsOf(brief).map(itemOf);
  const lists = points2.length > 1 ? stretches(points2, parts) : undefined;
  const { id, title, more, subtitle, section } = brief;
  const base = { id, title, more, ...(subtitle ? { subtitle } : {}), ...(section ? { section } : {}) };
  return brief.form === 'chart' || brief.form === 'diagram' || brief.form === 'quadrants'
    ? undefined
    : lists?.map((items) => ({ ...base, form: 'bullets', items }));
}

/** An exhibit without the statements beside it, and these on their own. */
function apart(brief: SimpleBrief): [SimpleBrief, SimpleBrief | undefined] {
  switch (brief.form) {
    case 'table':
    case 'chart':
    case 'diagram':
    case 'image':
    case 'code': {
      if (brief.items.length === 0) return [brief, undefined];
      const { id, title, section, items } = brief;
      const points = { id, title, more: [], form: 'bullets' as const, items, ...(section ? { section } : {}) };
      return [{ ...brief, items: [] }, points];
    }
    default:
      return [brief, undefined];
  }
}

function sentences(statement: Statement): Statement[] {
  return splitSentences(statement.text).map((text) => ({ ...statement, text }));
}

/** A list in so many stretches of about equal length. */
function stretches<One>(list: readonly One[], parts: number, least = 1): One[][] | undefined {
  if (list.length < parts * least) return undefined;
  return Array.from({ length: parts }, (_, index) =>
    list.slice(Math.round((index * list.length) / parts), Math.round(((index + 1) * list.length) / parts)),
  );
}

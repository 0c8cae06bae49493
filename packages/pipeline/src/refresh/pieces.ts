import type { Origin } from '@pagewright/model/origin';
import type { ChartContent, PageBrief } from '@pagewright/model/outline';

export type PieceKind = 'statement' | 'stat' | 'event' | 'table' | 'chart' | 'image';

/** Something of a brief that comes from the sources as one, and is made anew as one. */
export interface Piece {
  readonly is: PieceKind;
  /** As the brief has it. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: readonly string[];
  readonly origins: readonly Origin[];
  /** What it says; pieces that say the same have the same words. */
  readonly words: string;
}

/** All pieces of a brief, in the order of its fields; entries below an entry are pieces of their own. */
export function piecesOf(brief: PageBrief): Piece[] {
  return piecesIn(brief, []);
}

function piecesIn(value: unknown, path: readonly string[]): Piece[] {
  if (!isRecord(value)) return [];
  const own = pieceAt(value, path);
  const inside = own && !('children' in value) ? [] : Object.entries(own ? { children: value.children } : value);
  return [...(own ? [own] : []), ...inside.flatMap(([name, field]) => piecesIn(field, [...path, name]))];
}

function pieceAt(value: Record<string, unknown>, path: readonly string[]): Piece | undefined {
  const piece = (is: PieceKind, origins: unknown, words: unknown): Piece => ({
    is,
    value,
    path,
    origins: Array.isArray(origins) ? (origins as Origin[]) : [],
    words: typeof words === 'string' ? words : JSON.stringify(words),
  });
  const { text, label, origins } = value;
  if (Array.isArray(value.columns) && Array.isArray(value.rows)) {
    return piece('table', origins, [value.caption, value.columns, value.rows, value.notes]);
  }
  if (Array.isArray(value.categories) && Array.isArray(value.series)) {
    const { caption, categories, series, unit, notes } = value as unknown as ChartContent;
    return piece('chart', origins, [caption, categories, series, unit, notes]);
  }
  if (typeof value.asset === 'string') return piece('image', origins, [value.asset, value.caption]);
  if (typeof value.value === 'string' && isRecord(label)) {
    const { from, when, fromWhen, direction } = value;
    return piece('stat', label.origins, [value.value, label.text, from, when, fromWhen, direction]);
  }
  if (typeof value.date === 'string' && isRecord(text)) return piece('event', text.origins, [value.date, text.text]);
  if (typeof text === 'string' && Array.isArray(origins)) {
    return piece('statement', origins, value.lead === undefined ? text : [value.lead, text]);
  }
  return undefined;
}

/** What a piece says as a person reads it. */
export function readableWords({ is, value, words }: Piece): string {
  const text = (own: unknown): string => (isRecord(own) ? String(own.text ?? '') : '');
  switch (is) {
    case 'statement':
      return [value.lead, value.text].filter((own) => typeof own === 'string').join(': ');
    case 'stat':
      return [value.from, value.value].filter(Boolean).join(' → ') + ` ${text(value.label)}`;
    case 'event':
      return `${String(value.date)}: ${text(value.text)}`;
    case 'image':
      return text(value.caption);
    case 'table':
      return [value.caption, ...(value.rows as string[][]).map((row) => row.join(' · '))].filter(Boolean).join('\n');
    case 'chart': {
      const { caption, categories, series } = value as unknown as ChartContent;
      const lines = series.map(({ name, values }) => `${name}: ${values.map((own) => own ?? '–').join(', ')}`);
      return [caption, categories.join(', '), ...lines].filter(Boolean).join('\n');
    }
    default:
      return words;
  }
}

/** The brief with other pieces at the places of its own. */
export function withPieces(brief: PageBrief, at: ReadonlyMap<readonly string[], Piece['value']>): PageBrief {
  const copy = structuredClone(brief);
  for (const [path, value] of at) {
    let holder: unknown = copy;
    for (const name of path.slice(0, -1)) holder = isRecord(holder) ? holder[name] : undefined;
    const last = path.at(-1);
    const { children: _children, rank: _rank, ...own } = value;
    if (isRecord(holder) && last !== undefined) holder[last] = { ...own, ...keptFields(holder[last]) };
  }
  return copy;
}

/** Entries below an entry are replaced for themselves; how much it matters on its page does not change. */
function keptFields(there: unknown): Record<string, unknown> {
  if (!isRecord(there)) return {};
  return Object.fromEntries(['children', 'rank'].flatMap((name) => (name in there ? [[name, there[name]]] : [])));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

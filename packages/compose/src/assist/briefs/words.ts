import type { PageBrief } from '@pagewright/model/outline';

/** Fields that say what something is or where it comes from: no words to be read. */
const NOT_READ: ReadonlySet<string> = new Set([
  'id',
  'form',
  'kind',
  'origins',
  'to',
  'shape',
  'asset',
  'language',
  'textLanguage',
  'direction',
  'type',
  'as',
]);

/** The brief with all words that are read as `change` gives them. */
export function withWords<Brief extends PageBrief>(brief: Brief, change: (text: string) => string): Brief {
  return changed(brief, change) as Brief;
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [name, isRead(name, value) ? changed(own, change) : own]),
  );
}

/** A diagram's edges name its nodes; a link's words are read, and where it leads is not. */
function isRead(name: string, holder: object): boolean {
  const isEdge = 'to' in holder && 'from' in holder;
  return !NOT_READ.has(name) && !(isEdge && name === 'from');
}

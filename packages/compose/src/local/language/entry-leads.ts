import { visualLength } from './text.ts';

/** What an entry of a list is about, and what it says of it. */
export interface EntryLead {
  readonly lead: string;
  readonly text: string;
}

/** `Your manager. You and your manager will meet …`: a name up to a full stop with a sentence behind it. */
const STOPPED = /^(\p{Lu}[\p{L}\d’'&/ -]*[\p{L}\d])\.\s+([\p{Lu}“"«].*)$/su;
/** Longest such name, in comparable units and in words, and the least that stands behind it. */
const NAME = { length: 30, words: 4 } as const;
const LEAST_BEHIND = 30;
/** Longest name that the file sets bold, in comparable units. */
const LONGEST_BOLD = 64;
/** What stands between a bold name and a sentence of its own: behind a name without a mark its own sentence may go on. */
const APART =
  /^(?:[.。:：]?\s+(?=[\p{Lu}\d“"«「（(])|\s*[:：—–]\s*|\s+[-–—]\s+|[。]\s*|\s+(?=[\p{sc=Han}\p{sc=Katakana}]))(?=\S)/u;

/** Fewest entries of a list that is set so. */
const FEWEST = { stopped: 3, bold: 1 } as const;

/**
 * The names that all entries of a list begin with: bold ones, or ones up to a full stop. A colon or a dash behind a name
 * needs nothing of its neighbours.
 * @param entries their texts, and the bold words that these begin with
 */
export function entryLeads(
  entries: readonly { readonly text: string; readonly lead?: string | undefined }[],
): readonly EntryLead[] | undefined {
  return (
    namesOf(entries, FEWEST.bold, ({ text, lead }) => boldOf(text, lead)) ??
    namesOf(entries, FEWEST.stopped, ({ text }) => stoppedOf(text))
  );
}

function namesOf<Entry>(
  entries: readonly Entry[],
  fewest: number,
  nameOf: (entry: Entry) => EntryLead | undefined,
): readonly EntryLead[] | undefined {
  if (entries.length < fewest) return undefined;
  const leads = entries.flatMap((entry) => nameOf(entry) ?? []);
  return new Set(leads.map(({ lead }) => lead)).size === entries.length ? leads : undefined;
}

function boldOf(text: string, lead = ''): EntryLead | undefined {
  if (lead === '' || visualLength(lead) > LONGEST_BOLD) return undefined;
  const rest = text.slice(lead.length);
  // A mark may stand inside the bold words: `**Teams.** They …`.
  const end = /[.。:：]$/u.exec(lead)?.[0] ?? '';
  const between = APART.exec(`${end}${rest}`)?.[0];
  if (between === undefined) return undefined;
  return { lead: lead.slice(0, lead.length - end.length), text: `${end}${rest}`.slice(between.length) };
}

function stoppedOf(text: string): EntryLead | undefined {
  const [, lead = '', rest = ''] = STOPPED.exec(text.trim()) ?? [];
  const isName = lead !== '' && visualLength(lead) <= NAME.length && lead.split(/\s+/u).length <= NAME.words;
  return isName && visualLength(rest) >= LEAST_BEHIND ? { lead, text: rest } : undefined;
}

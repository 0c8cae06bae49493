import type { ComposeNote } from '@pagewright/model/outline';
import { PAGE_COUNT } from '@pagewright/model/outline';
import { squeeze } from '../language/text.ts';
import {
  AUDIENCE,
  FIRST,
  FIRST_AROUND,
  FOCUS,
  INVENT,
  JAPANESE_FOCUS,
  JAPANESE_ONLY,
  LEADERS,
  LONG,
  MAKERS,
  MORE_CHARTS,
  NEGATION,
  ONLY,
  PAGES,
  PARTS,
  type PartName,
  SHORT,
  TONE,
  TRANSLATE,
} from './patterns.ts';

/** What a supplementary prompt asks for that the local engine can do, and what it cannot. */
export interface Wishes {
  readonly text: string;
  /** Topics to stress. */
  readonly focus: readonly string[];
  /** Topics to leave out. */
  readonly skip: readonly string[];
  /** Topics besides which all is left out. */
  readonly only: readonly string[];
  /** A topic or section to begin with. */
  readonly first: string | undefined;
  readonly moreCharts: boolean;
  /** Parts that the document does without. */
  readonly without: ReadonlySet<PartName>;
  /** Who it is for, where that changes what is chosen: figures for leaders, detail for makers. */
  readonly audience: 'leaders' | 'makers' | undefined;
  /** Less than usual, or more, on each page and in all. */
  readonly length: 'short' | 'normal' | 'long';
  /** Pages that the prompt asks for, where the request leaves the count open. */
  readonly pages: number | undefined;
  readonly followed: ComposeNote[];
  readonly notFollowed: ComposeNote[];
}

/** Reads a prompt in any of the five languages. */
export function readPrompt(prompt: string): Wishes {
  const text = prompt.trim();
  const clauses = text
    .split(/[。.;；!！\n，,、]|\band\b|\bbut\b|并且|而且|\bet\b|\bmais\b/i)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const negated = clauses.filter((clause) => NEGATION.test(clause));
  const without = new Set(
    (Object.keys(PARTS) as PartName[]).filter((part) => negated.some((clause) => PARTS[part].test(clause))),
  );
  const first = FIRST.exec(text)?.[1] ?? FIRST_AROUND.exec(text)?.slice(1).find(Boolean);
  const audience = AUDIENCE.exec(text)?.slice(1).find(Boolean);
  const pages = Number(PAGES.exec(text)?.[1] ?? 0);
  const wishes: Wishes = {
    text,
    focus: focusTopics(text),
    skip: skippedTopics(negated),
    only: topicsIn([ONLY.exec(text)?.[1] ?? '', JAPANESE_ONLY.exec(text)?.[1] ?? '']),
    first: first?.trim() || undefined,
    moreCharts: MORE_CHARTS.test(text) && !without.has('charts'),
    without,
    audience: audience
      ? LEADERS.test(audience)
        ? 'leaders'
        : MAKERS.test(audience)
          ? 'makers'
          : undefined
      : undefined,
    length: SHORT.test(text) ? 'short' : LONG.test(text) ? 'long' : 'normal',
    pages: pages >= PAGE_COUNT.min && pages <= PAGE_COUNT.max ? pages : undefined,
    followed: [],
    notFollowed: [],
  };
  noteWhatIsPlain(wishes, audience);
  return wishes;
}

/** Notes on wishes that need no look at the documents. */
function noteWhatIsPlain(wishes: Wishes, audience: string | undefined): void {
  const { followed, notFollowed, text } = wishes;
  for (const form of wishes.without) followed.push({ code: 'prompt-without-form', params: { form } });
  if (wishes.length !== 'normal') followed.push({ code: 'prompt-length', params: { length: wishes.length } });
  if (audience) {
    (wishes.audience ? followed : notFollowed).push({ code: 'prompt-audience', params: { audience } });
  }
  if (TONE.test(text)) notFollowed.push({ code: 'prompt-tone-not-followed', params: {} });
  if (TRANSLATE.test(text)) notFollowed.push({ code: 'prompt-language-not-translated', params: {} });
  if (INVENT.test(text)) {
    notFollowed.push({ code: 'prompt-not-understood', params: { prompt: INVENT.exec(text)?.[0] ?? '' } });
  }
}

function focusTopics(text: string): string[] {
  const after = [...text.matchAll(FOCUS)].map((match) => match[1] ?? '');
  const before = [...text.matchAll(JAPANESE_FOCUS)].map((match) => match[1] ?? '');
  const others = [NEGATION, TONE, TRANSLATE, MORE_CHARTS, SHORT, LONG, FIRST, AUDIENCE, /^(?:for|pour)\s/i];
  return topicsIn([...after, ...before]).filter((topic) => !others.some((pattern) => pattern.test(topic)));
}

/** Topics of clauses that say no, besides the parts that are ours. */
function skippedTopics(negated: readonly string[]): string[] {
  return negated
    .filter((clause) => !Object.values(PARTS).some((part) => part.test(clause)))
    .map((clause) =>
      clause
        .replace(NEGATION, '')
        .replace(/^\s*(?:the|les?|la|de|d’|d'|any|on|about|sections?|chapters?|部分|章节|关于|有关)\s+/i, '')
        .replace(/\s*(?:sections?|chapters?|part|部分|的?章节|的?内容|を|は)$/i, '')
        .trim(),
    )
    .filter((topic) => topic.length > 1);
}

function topicsIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/[,，、;；]|\band\b|和|与|以及|及|與|\bet\b|と/i))
    .map((topic) =>
      topic
        .replace(/^\s*(?:the|les?|la|l['’]|on|在|于)\s*/i, '')
        .replace(/\s*(?:部分|方面|内容|內容|的?章节|的?章節|sections?|chapters?|の部分)$/i, '')
        .trim(),
    )
    .filter((topic) => topic.length > 1);
}

/** Whether a text speaks of a topic: the topic itself, or most of its words. */
export function speaksOf(text: string, topic: string): boolean {
  const haystack = squeeze(text);
  const needle = squeeze(topic);
  if (needle && haystack.includes(needle)) return true;
  const words = topic.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  if (words.length < 2 || /[\u3040-\u9fff]/.test(topic)) return false;
  return words.filter((word) => haystack.includes(word)).length >= Math.ceil(words.length * 0.7);
}

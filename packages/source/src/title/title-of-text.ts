import { asksToMake } from '@pagewright/model/asks-to-make';
import type { DraftBlock } from '../structure/blocks.ts';
import { headsContents } from '../structure/contents-lines.ts';
import { countedNameOf, countedNames } from '../structure/counted-names.ts';
import { isGreeting, withoutGreeting, withoutSpeaker } from '../structure/greetings.ts';
import { markedQuestionOf } from '../structure/marked-questions.ts';
import { endsAsSentence, visualLength } from '../structure/numbering.ts';
import { readableName } from './named-by-file.ts';
import { isNoTitle, isOrganisation, isReleaseMark } from './no-title.ts';
import { occasionOf } from './occasions.ts';
import { squeeze } from './squeeze.ts';
import { titleOf } from './title.ts';

/** Longest first words that are a title, in comparable units. */
const LONGEST = 56;
const SHORTEST = 6;
/** Blocks at the start that may say what a text is about. */
const OPENING = 6;
/** A time, a date or a speaker in front of an entry, which names no text. */
const ENTRY = /^(?:\d{1,4}[月日/:：.-]|\p{Lu}\p{L}+\s?[:：]\s)/u;
/** What Chinese offices call their papers, below the name of the office: `关于2026年放假安排的通知`. */
const OFFICIAL =
  /^[^，。：:]{0,20}(?:关于|關於)[^。]{2,60}(?:通知|公告|通告|通报|通報|报告|報告|请示|請示|批复|批覆|意见|意見|决定|決定|方案|说明|說明|函)$/u;
const BRACKETED = /^[(（【[][^)）】\]]*[)）】\]]$/u;
/** `【周末亲子农场活动】` is set so as a title; `【重要】` and `【转发】` only call out. */
const SET_AS_TITLE = /^【([^【】]{5,40})】$/u;

/**
 * Title of a plain text: its first line where that was read as one, else as of any document; the first words that are
 * neither a greeting nor a note in brackets before the file's name.
 */
export function titleOfText(file: string, blocks: readonly DraftBlock[]): string {
  const official = blocks.slice(0, OPENING).find((block) => 'text' in block && OFFICIAL.test(block.text.trim()));
  if (official && 'text' in official) return official.text.trim();
  const [first] = blocks;
  const set = first?.kind === 'heading' ? SET_AS_TITLE.exec(first.text.trim())?.[1] : undefined;
  if (set && !isNoTitle(set)) return set;
  const released = first && 'text' in first && isReleaseMark(first.text) ? titleOfRelease(blocks) : undefined;
  if (released) return released;
  if (
    first?.kind === 'heading' &&
    first.level === 1 &&
    !first.numbering &&
    !BRACKETED.test(first.text) &&
    !headsContents(first.text) &&
    (isOverGreeting(blocks) || !isSectioned(blocks))
  ) {
    return first.text.replace(/^[@＠]\S+\s+/u, '');
  }
  const only = onlyTopHeading(blocks);
  if (only) return only;
  const counted = titleOfQuestions(blocks) ?? titleOfCounted(blocks);
  if (counted) return counted;
  const { text } = titleOf(file, blocks);
  const greets = first !== undefined && 'text' in first && isGreeting(first.text);
  // A heading behind several paragraphs names what stands below it.
  const isLate = blocks.findIndex((block) => block.kind === 'heading' && block.text === text) >= OPENING;
  const isFileName = isNameOfFile(text, file, blocks.length);
  const saysNothing = BRACKETED.test(text) || greets || isGreeting(text) || isFileName || isLate || headsContents(text);
  const opening = saysNothing ? ((greets ? occasionOf(blocks) : undefined) ?? openingWords(blocks)) : undefined;
  return withoutSpeaker(opening ?? nameInFront(text) ?? text);
}

/** The one heading of the highest level near the start, below a note or two: its text says nothing of the file's making. */
function onlyTopHeading(blocks: readonly DraftBlock[]): string | undefined {
  const tops = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 1 ? [{ block, index }] : [],
  );
  const [top] = tops;
  if (!top || tops.length > 1 || top.index === 0 || top.index >= OPENING || top.block.numbering) return undefined;
  const isNamed = blocks.slice(top.index + 1).some((block) => block.kind === 'heading');
  return isNamed && !isNoTitle(top.block.text) && !isGreeting(top.block.text) ? top.block.text : undefined;
}

/** Whether a title is only what the file is called, of a note without the code of its language too: books are files' names. */
function isNameOfFile(text: string, file: string, blocks: number): boolean {
  const isNote = blocks <= MOST_COUNTED;
  return squeeze(file).startsWith(squeeze(text)) || (isNote && squeeze(readableName(file)) === squeeze(text));
}

/** `Saturday's outing: coach at 9, lunch at noon, …`: in front of a long line what leads to it is its name. */
function nameInFront(text: string): string | undefined {
  if (visualLength(text) <= LONGEST) return undefined;
  const name = /^([^:：。！？!?，,；;\d][^:：。！？!?；;]*?)\s?[:：](?!\d|\/\/)/u.exec(text)?.[1]?.trim() ?? '';
  const length = visualLength(name);
  return length >= SHORTEST && length <= LONGEST ? name : undefined;
}

/** The first heading of a press release below the lines that say so, when and by whom. */
function titleOfRelease(blocks: readonly DraftBlock[]): string | undefined {
  for (const block of blocks.slice(1, OPENING)) {
    if (block.kind !== 'heading') continue;
    const text = block.text.trim();
    if (!isReleaseMark(text) && !isNoTitle(text) && !isOrganisation(text)) return text;
  }
  return undefined;
}

/** Of a text that begins with a question and its answer, what it asks, as much as a title holds. */
function titleOfQuestions(blocks: readonly DraftBlock[]): string | undefined {
  const lines = blocks.map((block) => (block.kind === 'paragraph' ? block.text : ''));
  const [first, ...others] = lines.map((line, index) => markedQuestionOf(line, lines[index + 1]));
  return first && fitting([first, ...others.filter((own) => own !== undefined)]).join(JOINT);
}

/** Of a text that only counts its parts, `O1 …`, `O2 …`, what they are called, as many as a title holds. */
function titleOfCounted(blocks: readonly DraftBlock[]): string | undefined {
  if (blocks.length > MOST_COUNTED) return undefined;
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'heading') return [[block.numbering, block.text].filter(Boolean).join(' ')];
    return block.kind === 'paragraph' ? [block.text] : [];
  });
  const names = fitting(countedNames(lines).map((name) => name.replace(/\s*[（(][^()（）]*[）)]$/u, '')));
  const areNames = names.every((name) => /\p{L}{2}/u.test(name) && countedNameOf(name) === undefined);
  return names.length > 0 && areNames ? names.join(JOINT) : undefined;
}

/** As many names as one title holds, the first in any case. */
function fitting(names: readonly string[]): string[] {
  let length = 0;
  const end = names.findIndex((name, index) => {
    length += visualLength(index > 0 ? JOINT + name : name);
    return index > 0 && length > LONGEST;
  });
  return names.slice(0, end < 0 ? names.length : end);
}

/** Blocks of a note or a plan; the parts of a book name chapters. */
const MOST_COUNTED = 60;
/** Between names that are one title. */
const JOINT = ' · ';

/** `New kitchen – notes for tenants` in front of `Dear all,`: what a letter is about. */
function isOverGreeting([, next]: readonly DraftBlock[]): boolean {
  return next?.kind === 'paragraph' && isGreeting(next.text);
}

/** Several headings as high as the first: it is the first section. */
function isSectioned(blocks: readonly DraftBlock[]): boolean {
  return blocks.slice(1).some((block) => block.kind === 'heading' && block.level === 1 && !block.numbering);
}

/** First words of a clause that says nothing without the one behind its comma. */
const LEANING =
  /^(?:when|whenever|as|if|since|because|due to|owing to|following|although|though|while|after|before|until|once|quand|comme|si|suite à|en raison de|afin d[e’']|(?:lors|puis|(?:depuis|parce|bien|alors|après|avant|dès)\s)qu[e’'])(?!\p{L})|^(?:[当當]|如果|因[为為]|由[于於]|[虽雖]然|自[从從]|因(?![此而素果特材人]|[应應][对對])|随[着著]|隨[著着]|[鉴鑒鑑]于|[鉴鑒鑑]於|[为為]了?(?=\p{sc=Han}{2,}))(?!天|日|年|月|地|局)|(?:[时時]候|[时時的之][时時]|[之以][后後前]|[后後])$/iu;

/** The first words that say what a text is about; a clause that only leads to the next one where nothing else is there. */
function openingWords(blocks: readonly DraftBlock[]): string | undefined {
  const all = sayingsOf(blocks);
  const said = all.find(({ words, isCut, behind }) => behind !== '' || !isCut || !LEANING.test(words)) ?? all[0];
  return said && (said.behind || said.words);
}

interface Saying {
  readonly words: string;
  /** They are the first clause of a longer sentence. */
  readonly isCut: boolean;
  /** Of a sentence that begins with a reason or a condition, what is said behind it, as far as it is a title. */
  readonly behind: string;
}

/** Longest clause behind a reason that is a title, in comparable units: it says all that the text is about. */
const LONGEST_MAIN = 84;

/** `因线路检修，本社区定于…停电`: the rest of a sentence of two clauses. */
function mainClauseOf(rest: string): string {
  const clause = /^\s*[,，]\s*([^,，;；]+?)\s*[.。]?$/u.exec(rest)?.[1] ?? '';
  const length = visualLength(clause);
  return length >= SHORTEST && length <= LONGEST_MAIN ? clause : '';
}

/** The first sentence of each block at the start, up to its first mark where it is longer than a title. */
function sayingsOf(blocks: readonly DraftBlock[]): Saying[] {
  const all: Saying[] = [];
  for (const block of blocks.slice(0, OPENING)) {
    if (block.kind !== 'paragraph' && block.kind !== 'heading') continue;
    const text = withoutGreeting(block.text.replace(/^[@＠]\S+\s+/u, '')).trim();
    if (text === '' || BRACKETED.test(text) || ENTRY.test(text) || asksToMake(text)) continue;
    const sentence = /^.+?(?=[。！？!?]|\.\s|\.$|$)/su.exec(text)?.[0] ?? text;
    const words =
      visualLength(sentence) <= LONGEST && !/[,，]$/u.test(sentence)
        ? sentence
        : (/^(?:[^,，;；:：(（]|(?<=\d)[,:](?=\d)){3,}/u.exec(sentence)?.[0].trim() ?? '');
    const isCut = words !== sentence;
    // `Structurally, …`: the one word in front of a comma says nothing.
    if (isCut && /^\p{Script=Latin}+$/u.test(words)) continue;
    // Below a sentence that is a little longer than a title only names of parts would be left.
    const isAlone = all.length === 0 && !isCut && endsAsSentence(block.text);
    if (visualLength(words) >= SHORTEST && visualLength(words) <= (isAlone ? LONGEST_MAIN : LONGEST))
      all.push({
        words: words.replace(/\s*[:：]$/u, ''),
        isCut,
        behind: isCut && LEANING.test(words) ? mainClauseOf(sentence.slice(words.length)) : '',
      });
  }
  return all;
}

import type { ListBlock, SourceBlock } from '@pagewright/model/source-document';
import { squeeze, visualLength } from '../language/text.ts';

/** So many times in a row the same words are no refrain and no figure of speech. */
const REPEATED = 3;
/** Visual length of the shortest words that count as repeated: laughter and lone marks are left as they are. */
const SHORTEST = 4;

/** Blocks in which what stands many times in a row, as a sentence, an entry or a block, stands once. */
export function withoutRepetitions(blocks: readonly SourceBlock[]): SourceBlock[] {
  return runsOf(blocks.map(toldOnce), keyOfBlock).flatMap((run) => {
    const [first] = run;
    if (run.length < REPEATED || !first) return run;
    // A line that stands again and again heads nothing.
    return first.kind === 'heading' ? [{ kind: 'paragraph', text: first.text, origin: first.origin }] : [first];
  });
}

function keyOfBlock(block: SourceBlock): string {
  return block.kind === 'paragraph' || block.kind === 'heading' ? squeeze(block.text) : '';
}

function toldOnce(block: SourceBlock): SourceBlock {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
    case 'heading': {
      const text = saidOnce(block.text);
      return text === block.text ? block : { ...block, text };
    }
    case 'list':
      return withoutEntryRuns(block);
    default:
      return block;
  }
}

/** A text in which what is said many times in a row is said once. */
export function saidOnce(text: string): string {
  return unitOf(withoutSentenceRuns(text));
}

function withoutEntryRuns(block: ListBlock): ListBlock {
  const items = runsOf(block.items, ({ text }) => squeeze(text)).flatMap((run) =>
    run.length < REPEATED ? run : run.slice(0, 1),
  );
  return items.length === block.items.length ? block : { ...block, items };
}

/** Neighbours with the same key; an empty key is like no other. */
function runsOf<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[][] {
  const runs: Entry[][] = [];
  let before = '';
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key !== '' && key === before) runs.at(-1)?.push(entry);
    else runs.push([entry]);
    before = key;
  }
  return runs;
}

/** A sentence up to its end, with the white space behind it. */
const SENTENCE = /[^.!?。！？]+[.!?。！？]+["'”’」』）)\]]*\s*|[^.!?。！？]+$/gu;

function withoutSentenceRuns(text: string): string {
  const runs = runsOf(text.match(SENTENCE) ?? [], (sentence) => (isWords(sentence) ? sentence.trim() : ''));
  if (runs.every((run) => run.length < REPEATED)) return text;
  return runs
    .map((run) => (run.length < REPEATED ? run.join('') : run[0]))
    .join('')
    .trim();
}

/** The words that a text says over and over without an end between them; the text itself where it does not. */
function unitOf(text: string): string {
  for (const whole of [text, `${text} `]) {
    const period = periodOf(whole);
    const unit = whole.slice(0, period).trim();
    if (period * REPEATED <= whole.length && isWords(unit)) return unit;
  }
  return text;
}

/** Length of the shortest piece that a text is a repetition of; its own length where it is none. */
function periodOf(text: string): number {
  const start = text.slice(0, SHORTEST);
  // What a text is made of three times begins in it three times.
  const again = text.indexOf(start, 1);
  if (again < 0 || text.indexOf(start, again + 1) < 0) return text.length;
  // Borders of the prefixes, as Knuth, Morris and Pratt have them.
  const borders = new Uint32Array(text.length);
  let border = 0;
  for (let index = 1; index < text.length; index += 1) {
    while (border > 0 && text[index] !== text[border]) border = borders[border - 1] ?? 0;
    if (text[index] === text[border]) border += 1;
    borders[index] = border;
  }
  const period = text.length - border;
  return text.length % period === 0 ? period : text.length;
}

function isWords(text: string): boolean {
  return visualLength(text.trim()) >= SHORTEST && /\p{L}{2}/u.test(text);
}

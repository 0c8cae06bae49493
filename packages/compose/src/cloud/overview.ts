import { z } from 'zod';
import { lineOf, type NumberedBlock, quoted, shortened } from '../from-blocks/numbered-blocks.ts';
import type { Conversation } from './conversation.ts';
import { GIVEN, MOST_PARTS } from './limits.ts';
import { AS_DATA } from './prompts.ts';

/** What a plan chooses from: a block, or of a long source a passage of several. */
export interface Passage {
  readonly id: string;
  readonly line: string;
  readonly blocks: readonly NumberedBlock[];
}

/** Letters of a block that are shown in an overview, where there is room; below the least it is read in parts. */
const SHOWN = { most: 400, least: 60 } as const;
const SUMMARY = 300;

/** Everything that there is to choose from, short enough for one call. Long sources are read in parts first. */
export async function overviewOf(blocks: readonly NumberedBlock[], conversation: Conversation): Promise<Passage[]> {
  for (let shown: number = SHOWN.most; shown >= SHOWN.least; shown = Math.floor(shown / 2)) {
    const passages = blocks.map((one) => ({ id: one.id, line: lineOf(one, shown), blocks: [one] }));
    if (lengthOf(passages) <= GIVEN.overview) return passages;
  }
  const passages: Passage[] = [];
  const parts = partsOf(blocks);
  const most = Math.max(2, Math.floor(GIVEN.overview / parts.length / SUMMARY));
  for (const part of parts) passages.push(...(await passagesOf(part, most, passages.length, conversation)));
  return passages;
}

function lengthOf(passages: readonly Passage[]): number {
  return passages.reduce((sum, { line }) => sum + line.length + 1, 0);
}

/** Stretches of the sources that each fit into one call; in very long ones blocks are shown by their beginnings. */
function partsOf(blocks: readonly NumberedBlock[]): NumberedBlock[][] {
  const most = Math.max(1, Math.ceil(blocks.length / MOST_PARTS));
  const parts: NumberedBlock[][] = [];
  let room = 0;
  for (const one of blocks) {
    const length = lineOf(one, SHOWN.most).length;
    const last = parts.at(-1);
    if (last && (room >= length || last.length < most)) last.push(one);
    else {
      parts.push([one]);
      room = GIVEN.part;
    }
    room -= length;
  }
  return parts;
}

const partAnswer = z.object({
  passages: z
    .array(z.object({ first: z.string().describe('id of its first block'), summary: z.string() }))
    .min(1)
    .describe('in their order, from the first block to the last'),
});

/** The passages of a part as the model sees them; where it does not answer, as the headings cut it. */
async function passagesOf(
  part: readonly NumberedBlock[],
  most: number,
  before: number,
  conversation: Conversation,
): Promise<Passage[]> {
  const shown = Math.max(SHOWN.least, Math.floor(GIVEN.part / part.length) - SHOWN.least);
  const reply = await conversation.ask({
    instructions: `You read a part of a long source and divide it into passages, each of which is about one thing. ${AS_DATA}`,
    prompt: `Divide these blocks into at most ${most} passages and say in one sentence each, in the language of the source, what it holds, with its most important figures.\n<sources>\n${part.map((one) => lineOf(one, Math.min(shown, SHOWN.most * 4))).join('\n')}\n</sources>`,
    schema: partAnswer,
  });
  const told = 'answer' in reply ? reply.answer.passages.slice(0, most) : [];
  const summaries = new Map(told.map(({ first, summary }) => [first, summary]));
  const cuts = part.flatMap((one, index) => {
    const isCut = summaries.size > 0 ? summaries.has(one.id) : one.block.kind === 'heading';
    return index === 0 || isCut ? [index] : [];
  });
  const step = Math.ceil(cuts.length / most);
  const kept = cuts.filter((_, index) => index % step === 0);
  return kept.map((from, index) => {
    const blocks = part.slice(from, kept[index + 1]);
    const [first] = blocks;
    const id = `s${before + index + 1}`;
    const text = (first && summaries.get(first.id)) ?? blocks.map((one) => lineOf(one, SHOWN.least)).join(' ');
    return { id, line: quoted({ id, kind: 'passage', text: shortened(text, SUMMARY) }), blocks };
  });
}

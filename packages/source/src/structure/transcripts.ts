import type { DraftBlock } from './blocks.ts';

/** `Anna Berg 00:04:31`, `[00:04:31] Anna Berg:`: who speaks from when on, over what is said. */
const STAMP =
  /^(?:(?<name>\p{L}[\p{L}\p{M} .·・’'-]{0,24}?)[\s\t]+[[(（]?\d{1,2}:\d{2}:\d{2}[\])）]?|[[(（]?\d{1,2}:\d{2}:\d{2}[\])）]?\s+(?<last>\p{L}[\p{L}\p{M} .·・’'-]{0,24}?))\s*[:：]?$/u;

/** Fewest stamps, and fewest people among them, of a recorded conversation. */
const FEWEST = { stamps: 6, names: 2 } as const;

/**
 * What programs write down of a conversation, with each speaker's name in front of what is said: the stamps over it say
 * nothing by themselves.
 */
export function withSpeakers(blocks: readonly DraftBlock[]): DraftBlock[] {
  const stamps = blocks.map((block) => (block.kind === 'paragraph' ? speakerOf(block.text) : undefined));
  // `Anna Berg 00:42:31` over the next one with her time is a result: nobody says anything below it.
  const names = stamps.map((name, index) =>
    blocks[index + 1]?.kind === 'paragraph' && stamps[index + 1] === undefined ? name : undefined,
  );
  const known = names.filter((name) => name !== undefined);
  if (known.length < FEWEST.stamps || new Set(known).size < FEWEST.names) return [...blocks];
  let speaker: string | undefined;
  return blocks.flatMap((block, index): DraftBlock[] => {
    if (names[index] !== undefined) {
      speaker = names[index];
      return [];
    }
    if (stamps[index] !== undefined) speaker = undefined;
    if (stamps[index] !== undefined || block.kind !== 'paragraph' || speaker === undefined) return [block];
    const mark = /[\u3040-\u9fff]$/u.test(speaker) ? '：' : ': ';
    const said = { ...block, text: `${speaker}${mark}${block.text}` };
    // Further paragraphs are the same person's.
    speaker = undefined;
    return [said];
  });
}

function speakerOf(text: string): string | undefined {
  const { name, last } = STAMP.exec(text.trim())?.groups ?? {};
  return (name ?? last)?.trim();
}

import type { Pair } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { anyOf } from '../lexicon/words.ts';
import { leadOf } from './leads.ts';
import { entryLines } from './line-runs.ts';
import { type SourceText, told } from './source-text.ts';

/** Fewest risks, each with a line of its own about what is done. */
const FEWEST = 2;

const RISK = new RegExp(`^(?:${anyOf('risks')})$`, 'iu');
/** `风险一`, `Risk 2`: which of them it is. */
const COUNT = /\s?(?:[#№]\s?)?(?:\d{1,2}|[一二三四五六七八九十]|[A-H])$/u;

/** `Risk 1: …` over `Response: …`, again and again: each risk with what is done about it. */
export function measuredRisksFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): readonly Pair[] {
  const pairs: Pair[] = [];
  let open: SourceText | undefined;
  const names: string[] = [];
  for (const line of entryLines(blocks, start, read)) {
    const lead = leadOf(line);
    const place = names.length < 2 ? names.length : open ? 1 : 0;
    const name = lead?.mark === 'colon' ? lead.lead.replace(COUNT, '').toLowerCase() : '';
    const isNext = RISK.test(name) && (names[place] ?? name) === name && (place === 0 || names[0] !== name);
    if (!lead || !isNext) break;
    names[place] = name;
    if (!open) {
      open = line;
      continue;
    }
    const risk = leadOf(open);
    // Which of them it is may be spoken of further down.
    const isCounted = risk === undefined || COUNT.test(risk.lead);
    pairs.push({ left: told(open, isCounted ? open.text : risk.rest), right: told(line, lead.rest) });
    open = undefined;
  }
  return pairs.length >= FEWEST ? pairs : [];
}

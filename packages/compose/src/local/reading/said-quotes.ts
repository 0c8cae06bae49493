import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { isVoice, QUOTED, SAID_BEFORE_DASH } from '../relations/voices.ts';

/** Shortest words that are worth a quotation of their own, and the longest that are one; comparable units. */
const SAID = { shortest: 24, longest: 420 } as const;
/** Of more, somebody speaking is how the text tells its story. */
const MOST_VOICES = 4;
/** Longest name with what is told of who said it, in comparable units. */
const LONGEST_NAME = 120;

const SAYS = anyOf('says');
/** `He says`: who that is stands elsewhere. */
const PRONOUN = /^(?:s?he|they|it|I|we|you|ils?|elles?|on|je|nous|[他她我]们?|彼女?|私|本人)$/iu;

const FORMS = [
  SAID_BEFORE_DASH,
  /** `“…,” says Ada, who …` */
  new RegExp(`^${QUOTED}[,，]?\\s+(?:${SAYS})\\s(?<name>\\p{Lu}[^"“”«»]*?)[.]?$`, 'su'),
  /** `“…,” Ada says.` */
  new RegExp(`^${QUOTED}[,，]?\\s+(?<name>\\p{Lu}[^,.]*?)\\s(?:${SAYS})[.]?$`, 'su'),
  /** `“…”张三说。`, `「…」と田中さんは話す。` */
  new RegExp(`^${QUOTED}[,，]?(?:と、?)?(?<name>[^,，.。“”「」]{2,24}?)は?(?:这样|這樣)?(?:${SAYS})[.。]?$`, 'su'),
  /** `张三说：“…”`, `田中さんは「…」と話す。` */
  new RegExp(
    `^(?<name>[^,，.。“”「」]{2,24}?)(?:は、?|(?:这样|這樣)?(?:${SAYS}))[:：,，]?${QUOTED}[.。]?(?:と(?:${SAYS})[.。]?)?$`,
    'su',
  ),
] as const;

/**
 * Paragraphs of nothing but what somebody said and who that was, as quotations; of several one behind the other each stays
 * the paragraph that it is, for together they are a list of voices.
 */
export function withSaidQuotes(blocks: readonly SourceBlock[]): readonly SourceBlock[] {
  const quotes = blocks.map((block) => quoteOf(block));
  const isSpoken = (block: SourceBlock | undefined): boolean => block?.kind === 'paragraph' && isVoice(block.text);
  if (quotes.filter((quote) => quote !== undefined).length > MOST_VOICES) return blocks;
  return blocks.map((block, index) => {
    const isAlone = [index - 1, index + 1].every((beside) => !quotes[beside] && !isSpoken(blocks[beside]));
    return (isAlone && quotes[index]) || block;
  });
}

function quoteOf(block: SourceBlock): SourceBlock | undefined {
  if (block.kind !== 'paragraph') return undefined;
  const text = block.text.trim();
  for (const form of FORMS) {
    const { words = '', name = '' } = form.exec(text)?.groups ?? {};
    const length = visualLength(words);
    const isName = visualLength(name) <= LONGEST_NAME && /\p{L}/u.test(name) && !PRONOUN.test(name.trim());
    if (!isName || length < SAID.shortest || length > SAID.longest) continue;
    return { kind: 'quote', text: words.trim(), attribution: name.trim(), origin: block.origin };
  }
  return undefined;
}

import type { DraftBlock } from './blocks.ts';
import { endsAsSentence, visualLength } from './numbering.ts';

/** What one chooses between: `Option A`, `方案一`, `Formule 2`, `A案`. */
const KINDS =
  'options?|plans?|proposals?|variants?|scenarios?|choices?|offers?|quotes?|variantes?|scénarios?|formules?|propositions?|solutions?|offres?|devis|choix|方案|提案|选项|選項|备选|備選|选择|選擇|套餐|报价|報價|版本|プラン|候補|コース|案';
const SIGN = '\\d{1,2}|[A-H]|[一二三四五六甲乙丙丁①-⑧]';
const CHOICE = new RegExp(
  `^(?:(?<kind>${KINDS})\\s?(?<sign>${SIGN})|(?<before>${SIGN})(?<wide>案|方案|プラン))(?:\\s*[:：.、）)–—-]\\s*|[\\s　]+|$)(?<name>.*)$`,
  'iu',
);
/** Signs in the order that they count in. */
const ORDERS = ['123456789', 'ABCDEFGH', '一二三四五六', '甲乙丙丁', '①②③④⑤⑥⑦⑧'] as const;
/** Longest line that names a choice, in comparable units. */
const LONGEST = 64;

interface Choice {
  readonly kind: string;
  readonly sign: string;
}

/** Lines that name what one chooses between, each over what is said of it, are headings where they count up. */
export function withChoiceHeadings(blocks: readonly DraftBlock[]): DraftBlock[] {
  const named = blocks.flatMap((block, index) => {
    const choice = choiceOf(block);
    const next = blocks[index + 1];
    return choice && next && next.kind !== 'heading' && !choiceOf(next) ? [{ index, ...choice }] : [];
  });
  const run = named.filter((own, place) => own.kind === named[0]?.kind && orderOf(own.sign) === place);
  const heads = new Set(run.length > 1 && run.length === named.length ? run.map(({ index }) => index) : []);
  return blocks.map((block, index) =>
    heads.has(index) && block.kind === 'paragraph' ? { kind: 'heading', level: 2, text: block.text } : block,
  );
}

function choiceOf(block: DraftBlock): Choice | undefined {
  if (block.kind !== 'paragraph' || visualLength(block.text) > LONGEST || endsAsSentence(block.text)) return undefined;
  const { kind, wide, sign, before } = CHOICE.exec(block.text.trim())?.groups ?? {};
  const own = (sign ?? before)?.toUpperCase();
  return own === undefined ? undefined : { kind: (kind ?? wide ?? '').toLowerCase(), sign: own };
}

/** The place of a sign among those of its kind, from 0. */
function orderOf(sign: string): number {
  // `12` is no sign of them, though its digits stand side by side there.
  return ORDERS.map((order) => [...order].indexOf(sign)).find((at) => at >= 0) ?? -1;
}

import type { BriefOf } from '@pagewright/model/outline';
import { entriesOfPairs, phrase } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { facingPairs, pairCards } from '../blocks/pairs.ts';
import type { Box } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import { layout } from './layout.ts';

function headsOf(setting: Setting, brief: BriefOf<'pairs'>) {
  return (
    brief.heads && {
      left: phrase(setting, brief.heads.left, 'heads.left'),
      right: phrase(setting, brief.heads.right, 'heads.right'),
    }
  );
}

/** What the sides are called over a list of the pairs. */
function withHeads(setting: Setting, brief: BriefOf<'pairs'>, list: Box): Box {
  const heads = headsOf(setting, brief);
  if (!heads) return list;
  const words = [heads.left, heads.right].map((own) =>
    textBox(own, look(setting, 'label', 'accent'), { id: 'pair-head' }),
  );
  return stack([row(words, { gap: setting.theme.gap, weights: [1, 2] }), list], { gap: space(setting, 8), grow: 1 });
}

/** A row a pair, its sides beside one another. */
export const pairsRows = layout<'pairs'>({
  name: 'pairs-rows',
  form: 'pairs',
  frame: 'top',
  dense: true,
  body: (setting, brief) =>
    withHeads(setting, brief, ledger(setting, entriesOfPairs(setting, brief.items), { numbered: false })),
});

/** A card a pair. */
export const pairsCards = layout<'pairs'>({
  name: 'pairs-cards',
  form: 'pairs',
  frame: 'top',
  holds: { entries: [2, 8], longest: [0, 360] },
  body: (setting, brief) =>
    withHeads(
      setting,
      brief,
      pairCards(setting, entriesOfPairs(setting, brief.items), { most: brief.items.length > 4 ? 3 : 2 }),
    ),
});

/** Questions and their answers, a card each. */
export const pairsQuestions = layout<'pairs'>({
  name: 'pairs-questions',
  form: 'pairs',
  frame: 'top',
  kinds: ['question-answer'],
  holds: { entries: [2, 8], longest: [0, 420] },
  body: (setting, brief) =>
    withHeads(
      setting,
      brief,
      pairCards(setting, entriesOfPairs(setting, brief.items), { most: 2, icon: 'help_outline' }),
    ),
});

/** Questions beside the title on a strong panel. */
export const pairsQuestionsSide = layout<'pairs'>({
  name: 'pairs-questions-side',
  form: 'pairs',
  frame: 'side',
  kinds: ['question-answer'],
  media: ['slide'],
  whole: true,
  leastWidth: 1100,
  holds: { entries: [2, 5], longest: [0, 260] },
  body: (setting, brief) =>
    withHeads(
      setting,
      brief,
      pairCards(setting, entriesOfPairs(setting, brief.items), { most: 1, icon: 'help_outline' }),
    ),
});

/** What is feared against what is done about it. */
export const pairsRisks = layout<'pairs'>({
  name: 'pairs-risks',
  form: 'pairs',
  frame: 'top',
  kinds: ['risk-measure', 'problem-solution'],
  dense: true,
  holds: { entries: [1, 7] },
  body: (setting, brief) =>
    facingPairs(setting, entriesOfPairs(setting, brief.items), {
      heads: headsOf(setting, brief),
      icons: brief.kind === 'risk-measure' ? ['warning_amber', 'verified_user'] : ['error_outline', 'check_circle'],
    }),
});

import type { KindWish } from './behaviour.ts';
import { WORDS, wordedBehaviour } from './worded-behaviour.ts';

/** How text areas behave: texts that the generator can fill. */
export const areaBehaviour = {
  ...wordedBehaviour,
  content: [WORDS, ['placeholder'], ['maxLength'], ['rows'], ['sizing'], ['smart']],
  wish: (): KindWish => ({ form: 'text' }),
} as const;

import type { SmartPlaceholder } from '../props/smart.ts';
import type { KindWish } from './behaviour.ts';
import { filledText, type TextArea } from './filled-text.ts';
import { isDescribed } from './smart.ts';
import { WORDS, wordedBehaviour } from './worded-behaviour.ts';

/** UTF-16 units (`textAreaFields`). */
const LONGEST_PLACEHOLDER = 200;

/** How text areas behave: texts that the generator can fill. */
export const areaBehaviour = {
  ...wordedBehaviour,
  content: [WORDS, ['placeholder'], ['maxLength'], ['rows'], ['sizing'], ['smart']],
  wish: (): KindWish => ({ form: 'text' }),
  emptied,
  filled: filledText,
} as const;

type Smart = TextArea & { readonly props: { readonly smart?: SmartPlaceholder | undefined } };

/** What is asked for in the place of what was found. */
function emptied<C extends Smart>(area: C): C {
  if (!isDescribed(area)) return area;
  const { spans: _spans, paragraphs: _paragraphs, ...rest } = area.props;
  const placeholder = (rest.smart?.description ?? '').trim().slice(0, LONGEST_PLACEHOLDER);
  return { ...area, props: { ...rest, text: '', placeholder } };
}

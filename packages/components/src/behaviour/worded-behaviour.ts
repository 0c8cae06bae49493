import { mergeText } from '../merging/text.ts';
import type { Merged, TextAt } from './behaviour.ts';
import { boxTextSize, boxTexts, type Worded } from './box-texts.ts';
import { linkedText } from './linked-text.ts';
import { mergeGroups } from './merge-content.ts';
import { backgroundPaints } from './paints.ts';
import { isSameValue } from './same-value.ts';

/** A text, the parts of it that look different and its lines that are set otherwise: one makes no sense without the other. */
export const WORDS = ['text', 'spans', 'paragraphs'] as const;

/** How every kind behaves whose `text` is what it shows. */
export const wordedBehaviour = {
  role: 'text',
  form: 'text',
  texts: (component: Worded): readonly TextAt[] => textsAt(component, { text: 'words' }),
  placedTexts: boxTexts,
  neededSize: boxTextSize,
  plainText: ({ props }: Worded): string => props.text,
  paints: backgroundPaints,
  linked: linkedText,
  isEmpty: ({ props }: Worded): boolean => props.text.trim() === '',
  mergeContent: mergeWorded,
} as const;

/** Content that kinds have beside their words; what a kind lacks never differs. */
const OTHERS = [['level'], ['placeholder'], ['maxLength'], ['rows'], ['sizing'], ['smart']];

/** The words and marks of a text, which go together, and the kind's other content. */
function mergeWorded<C extends Worded>(designed: C, base: C, edited: C): Merged<C> {
  const { component, unplaced } = mergeGroups(OTHERS, designed, base, edited);
  const isSame = WORDS.every((prop) => isSameValue(base.props[prop], edited.props[prop]));
  if (isSame) return { component, unplaced };
  const props = { ...component.props, ...mergeText(base.props, edited.props, component.props) };
  return { component: { ...component, props }, unplaced };
}

/** The words as what is asked for in their place. */
export function asPlaceholder<C extends Worded & { readonly props: { readonly placeholder?: string | undefined } }>(
  component: C,
): C {
  return { ...component, props: { ...component.props, text: '', placeholder: component.props.text } };
}

/** The texts that stand in props of these names, in this order; blank ones are left out. */
export function textsAt<Props extends object>(
  { props }: { readonly props: Props },
  names: Partial<Record<keyof Props & string, TextAt['is']>>,
): TextAt[] {
  return Object.entries<TextAt['is'] | undefined>(names).flatMap(([name, is]) => {
    const text: unknown = props[name as keyof Props];
    return is && typeof text === 'string' && text.trim() !== '' ? [{ path: [name], text, is }] : [];
  });
}

import type { KindComponent, KindModel, KindProps } from '../define-kind.ts';
import type { Behaviour, LintRole, OwnColours } from './behaviour.ts';
import { mergeGroups } from './merge-content.ts';
import { type Saying, sayingOf } from './saying.ts';

type PropName<Model extends KindModel> = keyof KindProps<Model> & string;

/** What a kind says of its behaviour: its role and its content; of the rest only what differs from a plain box. */
type Said<Model extends KindModel> = Partial<
  Omit<Behaviour<KindComponent<Model>>, 'role' | 'content' | 'says' | 'colours'>
> & {
  readonly role: LintRole;
  readonly content: readonly (readonly PropName<Model>[])[];
  /** Where it says more or something else than `plainText`. */
  readonly says?: Partial<Saying<KindComponent<Model>>>;
  readonly colours?: { readonly [Of in keyof OwnColours]: readonly PropName<Model>[] };
};

/** The behaviour of a kind. What it does not say is that of a box which holds no text and paints nothing. */
export function defineBehaviour<Model extends KindModel>(
  _model: Model,
  said: Said<Model>,
): Behaviour<KindComponent<Model>> {
  const plainText = said.plainText ?? (() => '');
  return {
    move: (component, by) => {
      const { x, y } = component.position;
      return { ...component, position: { x: x + by.x, y: y + by.y } };
    },
    resize: (component, { x, y, width, height }) => ({ ...component, position: { x, y }, size: { width, height } }),
    texts: () => [],
    placedTexts: () => [],
    paints: () => [],
    isEmpty: () => false,
    wish: () => 'undescribed',
    mergeContent: (designed, base, edited) => mergeGroups(said.content, designed, base, edited),
    ...said,
    plainText,
    says: sayingOf(plainText, said.says),
  };
}

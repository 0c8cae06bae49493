import { type Component, MODELS } from '@pagewright/components/models';
import { applyLook, commonLook, type RichText, type SpanLook, wordProps } from '@pagewright/components/rich-text';
import type { ParseKeys } from 'i18next';
import { markersFor } from '../inline/text/markers.ts';
import type { Action } from './action.ts';
import { selectedOf } from './selected.ts';

/** A component whose words may be marked in parts. */
type Marked = Component & { readonly props: { readonly text: string; readonly spans?: RichText['spans'] | undefined } };

function isMarked(component: Component): component is Marked {
  return isWorded(component) && component.props.text !== '';
}

function isWorded(component: Component): component is Marked {
  return 'text' in component.props && !component.locked && 'spans' in MODELS[component.type].props.shape;
}

/**
 * Marks all words of what is selected, or takes the mark from them where all have it. Of a part of a text the bar above it
 * does so while one types.
 */
function mark(id: string, label: ParseKeys, look: (text: Marked) => SpanLook): Action {
  return {
    id,
    label,
    group: 'edit',
    enabled: (context) => selectedOf(context).some(isMarked),
    run(context) {
      const texts = selectedOf(context).filter(isMarked);
      const isOn = texts.every((text) => hasLook(text, look(text)));
      const changed = texts.map((text) => {
        const on = look(text);
        return wordProps(withLook(text, isOn ? cleared(on) : on));
      });
      context.editor.patch(texts.map(({ id: own }, index) => ({ id: own, props: { ...changed[index] } })));
    },
  };
}

type LookKey = 'fontWeight' | 'fontStyle' | 'textDecoration';

/**
 * Gives the whole of what is selected a look, whatever parts of its words have, or takes it where all of it has it: as its
 * panel does, by the keys that a part of a text has it by.
 */
function whole<Key extends LookKey>(
  id: string,
  keys: readonly string[],
  key: Key,
  [on, off]: readonly [on: SpanLook[Key] & {}, off: SpanLook[Key] & {}],
  isOn: (value: SpanLook[Key]) => boolean = (value) => value === on,
): Action {
  return {
    id,
    label: `panels.text.${id}` as ParseKeys,
    keys,
    group: 'edit',
    enabled: (context) => selectedOf(context).some(isWorded),
    run(context) {
      const texts = selectedOf(context).filter(isWorded);
      const look = { [key]: texts.every((text) => isOn(lookOfAll(text)[key])) ? off : on };
      context.editor.patch(
        texts.map((text) => ({ id: text.id, props: { ...wordProps(withLook(text, { [key]: undefined })), ...look } })),
      );
    },
  };
}

/** What all words of a text look like; of an empty one, what is typed there. */
function lookOfAll(text: Marked): SpanLook {
  const { fontWeight, fontStyle, textDecoration } = text.props as SpanLook;
  const rich = richOf(text);
  return commonLook(rich, 0, rich.text.length, { fontWeight, fontStyle, textDecoration });
}

const BOLD_FROM = 600;

const richOf = ({ props: { spans = [], ...rest } }: Marked): RichText => ({ ...rest, spans });

/** A marker of another colour is a marker too. */
function hasLook(text: Marked, look: SpanLook): boolean {
  const rich = richOf(text);
  const common = commonLook(rich, 0, rich.text.length, {});
  return (Object.keys(look) as (keyof SpanLook)[]).every((key) =>
    key === 'highlight' ? common[key] !== undefined : common[key] === look[key],
  );
}

function withLook(text: Marked, look: SpanLook): RichText {
  const rich = richOf(text);
  return applyLook(rich, 0, rich.text.length, look, {});
}

function cleared(look: SpanLook): SpanLook {
  return Object.fromEntries(Object.keys(look).map((key) => [key, undefined]));
}

function markerOf({ props }: Marked): string | undefined {
  return markersFor('color' in props && typeof props.color === 'string' ? props.color : '#000000')[0];
}

export const MARK_ACTIONS: readonly Action[] = [
  whole('bold', ['mod+b'], 'fontWeight', [700, 400], (weight = 400) => weight >= BOLD_FROM),
  whole('italic', ['mod+i'], 'fontStyle', ['italic', 'normal']),
  whole('underline', ['mod+u'], 'textDecoration', ['underline', 'none']),
  whole('strike', ['mod+shift+x'], 'textDecoration', ['line-through', 'none']),
  mark('superscript', 'panels.text.superscript', () => ({ baseline: 'super' })),
  mark('subscript', 'panels.text.subscript', () => ({ baseline: 'sub' })),
  mark('highlight', 'panels.text.highlight', (text) => ({ highlight: markerOf(text) })),
  mark('code', 'panels.text.code', () => ({ code: true })),
];

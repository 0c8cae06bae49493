import { type Component, MODELS } from '@pagewright/components/models';
import { applyLook, commonLook, type RichText, type SpanLook, wordProps } from '@pagewright/components/rich-text';
import type { ParseKeys } from 'i18next';
import { markersFor } from '../inline/text/markers.ts';
import type { Action } from './action.ts';
import { selectedOf } from './selected.ts';

/** A component whose words may be marked in parts. */
type Marked = Component & { readonly props: { readonly text: string; readonly spans?: RichText['spans'] | undefined } };

function isMarked(component: Component): component is Marked {
  const hasWords = 'text' in component.props && component.props.text !== '';
  return hasWords && !component.locked && 'spans' in MODELS[component.type].props.shape;
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
  mark('superscript', 'panels.text.superscript', () => ({ baseline: 'super' })),
  mark('subscript', 'panels.text.subscript', () => ({ baseline: 'sub' })),
  mark('highlight', 'panels.text.highlight', (text) => ({ highlight: markerOf(text) })),
  mark('code', 'panels.text.code', () => ({ code: true })),
];

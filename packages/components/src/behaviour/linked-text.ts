import { applyLook, type RichText, type SpanLook, wordProps } from '../rich-text.ts';
import type { TextLink } from './behaviour.ts';
import type { Worded } from './box-texts.ts';

/** The component with links on its words and with raised and lowered ones, whatever else these look like. */
export function linkedText<C extends Worded>(component: C, links: readonly TextLink[]): C {
  if (links.length === 0) return component;
  const { text, spans = [], paragraphs } = component.props;
  let rich: RichText = { text, spans, paragraphs };
  for (const { start, end, to, raised, lowered } of links) {
    const look: SpanLook = {
      ...(to === undefined ? {} : { link: to }),
      ...(raised ? { baseline: 'super' } : lowered ? { baseline: 'sub' } : {}),
    };
    rich = applyLook(rich, start, end, look, {});
  }
  return { ...component, props: { ...component.props, spans: wordProps(rich).spans } };
}

import { behaviourOf } from '@pagewright/components/behaviours';
import { type Component, MODELS, type Page } from '@pagewright/components/models';
import { refitTexts } from './refit-texts.ts';
import { setText } from './set-text.ts';

/**
 * A page whose words are other ones: those of another script, of other units. Parts of a text that look different keep
 * their looks, and texts are fitted to their boxes. Components that are locked stay as they are.
 */
export function withMappedWords(page: Page, change: (text: string) => string): Page {
  const components = page.components.map((component) => mapped(component, change));
  const title = change(page.title);
  if (title === page.title && components.every((own, index) => own === page.components[index])) return page;
  return refitTexts(page, { ...page, title, components });
}

function mapped(component: Component, change: (text: string) => string): Component {
  if (component.locked) return component;
  const words = behaviourOf(component)
    .texts(component)
    .filter(({ is, text }) => is === 'words' && change(text) !== text);
  if (words.length === 0) return component;
  const props = structuredClone(component.props) as Record<string, unknown>;
  for (const { path, text } of words) {
    const spans = path.length === 1 && 'spans' in component.props ? component.props.spans : undefined;
    if (spans && spans.length > 0) Object.assign(props, inPieces(text, spans, change));
    else setText(props, path, change(text));
  }
  const { success, data } = MODELS[component.type].props.safeParse(props);
  return success ? ({ ...component, props: data } as Component) : component;
}

/** Every part that looks alike is changed by itself, so that its looks stay on its words. */
function inPieces<Span extends { readonly start: number; readonly end: number }>(
  text: string,
  spans: readonly Span[],
  change: (text: string) => string,
) {
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  const places = new Map<number, number>([[0, 0]]);
  let words = '';
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1];
    if (to === undefined) break;
    words += change(text.slice(from, to));
    places.set(to, words.length);
  }
  const moved = spans.map((span) => ({
    ...span,
    start: places.get(span.start) ?? span.start,
    end: places.get(span.end) ?? span.end,
  }));
  return { text: words, spans: moved };
}

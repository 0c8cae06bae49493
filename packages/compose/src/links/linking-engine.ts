import type { SourceDocument } from '@pagewright/model/source-document';
import { type Composed, type Engine, isStreamed } from '../engine.ts';
import { withSourceLinks } from './source-links.ts';

/** An engine whose statements keep the links that their words have in the sources: it need not know of them. */
export function linkingEngine(engine: Engine): Engine {
  return {
    ...engine,
    compose: async (documents, ...rest) => linkedOutline(await engine.compose(documents, ...rest), documents),
    fill: async (wishes, documents, ...rest) => {
      const filled = await engine.fill(wishes, documents, ...rest);
      return { ...filled, fillings: withSourceLinks(filled.fillings, documents) };
    },
    rewrite: async (documents, ...rest) => withSourceLinks(await engine.rewrite(documents, ...rest), documents),
  };
}

function linkedOutline(composed: Composed, documents: readonly SourceDocument[]): Composed {
  if (!isStreamed(composed)) return withSourceLinks(composed, documents);
  const { briefs } = composed;
  return { ...composed, briefs: each(briefs, (brief) => withSourceLinks(brief, documents)) };
}

async function* each<Value>(values: AsyncIterable<Value>, change: (value: Value) => Value): AsyncGenerator<Value> {
  for await (const value of values) yield change(value);
}

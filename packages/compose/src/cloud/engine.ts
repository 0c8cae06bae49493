import type { SourceDocument } from '@pagewright/model/source-document';
import type { ComposeRequest, Engine, EngineEvents, RewriteRequest } from '../engine.ts';
import type { ComposeWhole } from '../from-blocks/local-page.ts';
import type { CloudSettings } from './settings.ts';

/** What the cloud engine leaves to the local one. */
export interface LocalWork extends Pick<Engine, 'fill'> {
  readonly compose: ComposeWhole;
}

/** A language model writes what stands on the pages and finds what components and templates ask for. */
export function cloudEngine(settings: CloudSettings, local: LocalWork): Engine {
  return {
    id: 'cloud',
    // The library takes a fifth of a second to load: only who asks a model pays for it.
    compose: async (documents: readonly SourceDocument[], request: ComposeRequest, events?: EngineEvents) => {
      const [{ composeCloud }, { connect }] = await Promise.all([import('./compose.ts'), import('./connect.ts')]);
      const { model: modelName, price } = settings;
      const parts = { model: connect(settings), modelName, price, composeLocal: local.compose };
      return composeCloud(parts, documents, request, events);
    },
    fill: async (wishes, documents, prompt, events) => {
      const [{ fillByModel }, { connect }] = await Promise.all([
        import('./fill/fill-by-model.ts'),
        import('./connect.ts'),
      ]);
      const { model: modelName, price } = settings;
      const parts = { model: connect(settings), modelName, price, fillLocal: local.fill };
      return fillByModel(parts, wishes, documents, prompt, events);
    },
    rewrite: async (
      documents: readonly SourceDocument[],
      request: RewriteRequest,
      events?: Pick<EngineEvents, 'signal'>,
    ) => {
      const [{ rewriteByModel }, { connect }] = await Promise.all([import('./rewrite.ts'), import('./connect.ts')]);
      const { model: modelName, price } = settings;
      const parts = { model: connect(settings), modelName, price, composeLocal: local.compose };
      return rewriteByModel(parts, documents, request, events);
    },
  };
}

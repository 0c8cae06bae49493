import type { FillWish } from '@pagewright/model/filling';
import type { SourceDocument } from '@pagewright/model/source-document';
import { cloudEngine } from './cloud/engine.ts';
import type { CloudSettings } from './cloud/settings.ts';
import type { ComposeRequest, Engine, Engines, RewriteRequest } from './engine.ts';
import { linkingEngine } from './links/linking-engine.ts';
import { withSourceLinks } from './links/source-links.ts';
import { composeLocal } from './local/engine.ts';
import { remembering } from './local/spans/remembering.ts';

/** Without a key and without a network; the same documents and request give the same outline. */
const localEngine = {
  id: 'local',
  compose: (documents: readonly SourceDocument[], request: ComposeRequest) =>
    withSourceLinks(
      remembering(() => composeLocal({ documents, ...request })),
      documents,
    ),
  // Loaded when a component is to be filled: whoever only composes starts sooner without it.
  fill: async (wishes: readonly FillWish[], documents: readonly SourceDocument[], prompt: string) => {
    const { fillWishes } = await import('./local/fill/fill.ts');
    const fillings = remembering(() => fillWishes(documents, wishes, prompt));
    return { fillings: withSourceLinks(fillings, documents) };
  },
  // As filling: rare beside composing.
  rewrite: async (documents: readonly SourceDocument[], request: RewriteRequest) => {
    const { rewriteLocally } = await import('./rewrite.ts');
    const whole = (own: readonly SourceDocument[], asked: ComposeRequest) => composeLocal({ documents: own, ...asked });
    const page = remembering(() => rewriteLocally(whole, documents, request));
    return { page: withSourceLinks(page, documents) };
  },
} satisfies Engine;

/** The engines that come with the product and need no settings. */
export const ENGINES = { local: localEngine } as const satisfies Engines;

/** What the engines of an installation are made with. */
export interface EngineSettings {
  /** Undefined where no language model is set up: then there is no cloud engine. */
  readonly cloud?: CloudSettings | undefined;
}

/** The engines of an installation. */
export function createEngines({ cloud }: EngineSettings): Engines {
  return cloud ? { ...ENGINES, cloud: linkingEngine(cloudEngine(cloud, localEngine)) } : ENGINES;
}

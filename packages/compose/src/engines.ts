import type { FillWish } from '@pagewright/model/filling';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { ComposeRequest, Engine, Engines } from './engine.ts';
import { composeLocal } from './local/engine.ts';
import { remembering } from './local/spans/remembering.ts';

/** Without a key and without a network; the same documents and request give the same outline. */
const localEngine = {
  id: 'local',
  compose: (documents: readonly SourceDocument[], request: ComposeRequest) =>
    remembering(() => composeLocal({ documents, ...request })),
  // Loaded when a component is to be filled: whoever only composes starts sooner without it.
  fill: async (wishes: readonly FillWish[], documents: readonly SourceDocument[], prompt: string) => {
    const { fillWishes } = await import('./local/fill/fill.ts');
    return remembering(() => fillWishes(documents, wishes, prompt));
  },
} satisfies Engine;

/** The engines that come with the product. */
export const ENGINES = { local: localEngine } as const satisfies Engines;

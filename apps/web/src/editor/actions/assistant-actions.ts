import { canBeMadeAgain } from '../../features/again/page-blocks.ts';
import type { Action } from './action.ts';
import { selectedOf } from './selected.ts';

/** What is proposed by the engines, and looked at before it counts. */
export const ASSISTANT_ACTIONS: readonly Action[] = [
  {
    id: 'again-object',
    label: 'editor.action.againObject',
    group: 'select',
    enabled(context) {
      const [object, more] = selectedOf(context);
      return context.again !== undefined && object !== undefined && !more && canBeMadeAgain(object);
    },
    run(context) {
      const [object] = selectedOf(context);
      if (object) context.again?.(object.id);
    },
  },
  {
    id: 'again-page',
    label: 'again.page',
    group: 'page',
    enabled: ({ again }) => again !== undefined,
    run: ({ again }) => again?.(undefined),
  },
  {
    id: 'assistant',
    label: 'editor.assistant.open',
    group: 'view',
    enabled: ({ assistant }) => assistant !== undefined,
    run: ({ assistant }) => assistant?.(),
  },
];

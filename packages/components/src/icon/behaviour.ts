import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { iconModel } from './model.ts';

export const iconBehaviour = defineBehaviour(iconModel, {
  role: 'mark',
  content: [['icon']],
  says: { words: ({ props }) => props.icon, shown: () => [], listed: 'nothing' },
  load: async ({ props }) => {
    const { loadIcon } = await import('../icons.ts');
    await loadIcon(props.icon);
  },
});

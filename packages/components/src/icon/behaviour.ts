import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { iconModel } from './model.ts';

export const iconBehaviour = defineBehaviour(iconModel, {
  role: 'mark',
  content: [['icon']],
  load: async ({ props }) => {
    const { loadIcon } = await import('../icons.ts');
    await loadIcon(props.icon);
  },
});

import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { iconModel } from './model.ts';

export const iconBehaviour = defineBehaviour(iconModel, { role: 'mark', content: [['icon']] });

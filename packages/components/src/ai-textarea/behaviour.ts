import { areaBehaviour } from '../behaviour/area-behaviour.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { aiTextareaModel } from './model.ts';

export const aiTextareaBehaviour = defineBehaviour(aiTextareaModel, areaBehaviour);

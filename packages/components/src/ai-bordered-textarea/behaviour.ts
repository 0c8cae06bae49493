import { areaBehaviour } from '../behaviour/area-behaviour.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { aiBorderedTextareaModel } from './model.ts';

export const aiBorderedTextareaBehaviour = defineBehaviour(aiBorderedTextareaModel, areaBehaviour);

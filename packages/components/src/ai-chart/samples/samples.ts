import type { MermaidType } from '../model.ts';
import { PLAN_SAMPLES } from './plans.ts';
import { STRUCTURE_SAMPLES } from './structures.ts';

const SAMPLES: Readonly<Record<MermaidType, string>> = { ...STRUCTURE_SAMPLES, ...PLAN_SAMPLES };

/** Code that shows what a type of diagram looks like; changing the type in the editor puts it in (spec §4). */
export function mermaidSample(type: MermaidType): string {
  return SAMPLES[type].trim();
}

import { Samples, sampleWord } from '../../behaviour/samples.ts';
import type { MermaidType } from '../model.ts';
import { PLAN_SAMPLES } from './plans.ts';
import { STRUCTURE_SAMPLES } from './structures.ts';
import { DIAGRAM_WORDS } from './words.ts';

const SAMPLES = { ...STRUCTURE_SAMPLES, ...PLAN_SAMPLES };

/** Code that shows what a type of diagram looks like; changing the type in the editor puts it in (spec §4). */
export const mermaidSamples = new Samples<MermaidType>((type, language) =>
  SAMPLES[type]((word) => sampleWord(DIAGRAM_WORDS, word, language)),
);

import { drawSamples } from './draw-samples.ts';

export const STYLE_SAMPLES = drawSamples('en-US');

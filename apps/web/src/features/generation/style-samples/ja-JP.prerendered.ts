import { drawSamples } from './draw-samples.ts';

export const STYLE_SAMPLES = drawSamples('ja-JP');

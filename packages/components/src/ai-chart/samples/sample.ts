import type { MermaidType } from '../model.ts';
import type { DiagramWord } from './words.ts';

/** Code by the type of diagram that it shows, written with the words of a language. */
export type DiagramSamples = Partial<Record<MermaidType, (say: (word: DiagramWord) => string) => string>>;

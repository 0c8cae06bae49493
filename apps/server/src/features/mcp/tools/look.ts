import type { GenerationSettings } from '@pagewright/contract/projects';

/** How a document looks, by names. */
export function lookOf({ format, style }: GenerationSettings): { format: string; style: string } {
  return { format, style: typeof style === 'string' ? style : style.id };
}

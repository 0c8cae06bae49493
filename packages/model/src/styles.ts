/** The ten styles (spec §2), in the order they are offered. */
export const STYLE_IDS = [
  'professional',
  'energetic',
  'compact',
  'concise',
  'innovative',
  'efficient',
  'elegant',
  'tech',
  'minimal',
  'warm',
] as const;
export type StyleId = (typeof STYLE_IDS)[number];

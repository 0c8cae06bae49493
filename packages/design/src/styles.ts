import type { DocumentStyle } from '@pagewright/model/document-style';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import type { StyleId } from '@pagewright/model/styles';
import { compact } from './styles/compact.ts';
import { concise } from './styles/concise.ts';
import { efficient } from './styles/efficient.ts';
import { elegant } from './styles/elegant.ts';
import { energetic } from './styles/energetic.ts';
import { innovative } from './styles/innovative.ts';
import { minimal } from './styles/minimal.ts';
import { professional } from './styles/professional.ts';
import { tech } from './styles/tech.ts';
import { warm } from './styles/warm.ts';

/** The ten styles (spec §2). */
export const STYLES: Readonly<Record<StyleId, StyleTokens>> = {
  professional,
  energetic,
  compact,
  concise,
  innovative,
  efficient,
  elegant,
  tech,
  minimal,
  warm,
};

/** What a document is drawn with. */
export function tokensOf(style: DocumentStyle): StyleTokens {
  return typeof style === 'string' ? STYLES[style] : style;
}

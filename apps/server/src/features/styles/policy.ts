import { readStyleFile, wrongTokens } from '@pagewright/design/style-file';
import type { DocumentStyle } from '@pagewright/model/document-style';
import { PagewrightError } from '@pagewright/model/errors';

/**
 * Whether pages can be drawn in a style: its faces are there, and texts can be read on its grounds.
 * @throws PagewrightError `style/unusable` with the tokens that are wrong
 */
export function requireUsable(style: DocumentStyle): void {
  if (typeof style === 'string') return;
  const { faults } = readStyleFile(style);
  if (faults) throw new PagewrightError('style/unusable', { reason: wrongTokens(faults).join(', ') });
}

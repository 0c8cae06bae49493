import type { Language } from '@pagewright/model/languages';

/** Things one after the other. `Intl.ListFormat` puts nothing between them in Chinese: pages 3 and 4 would be page 34. */
export function listed(things: readonly (string | number)[], language: Language): string {
  return things.join(language === 'en-US' || language === 'fr-FR' ? ', ' : '、');
}

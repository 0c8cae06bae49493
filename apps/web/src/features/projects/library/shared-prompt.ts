import type { TemplatePage } from '@pagewright/contract/templates';

/** The global prompt that all pages of a template have; empty where they have several or none. */
export function sharedPrompt(pages: readonly Pick<TemplatePage, 'prompt'>[]): string {
  const [first = '', ...others] = new Set(pages.map(({ prompt }) => prompt.trim()));
  return others.length === 0 ? first : '';
}

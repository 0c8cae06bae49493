import type { Page } from '@pagewright/components/models';

/** The page with these speaker notes; without any where they are empty. The page itself where that changes nothing. */
export function withNotes(page: Page, notes: string): Page {
  if ((page.notes ?? '') === notes) return page;
  const { notes: _before, ...rest } = page;
  return notes === '' ? rest : { ...rest, notes };
}

import type { EditorPage } from './editor.ts';

/** What a page is called: as the person named it, else as its source does; empty where nobody has named it. */
export function pageTitle({ name, page }: EditorPage): string {
  return name || page.name || page.title;
}

/** Stands on the links of style sheets that declare fonts: `loading`, then `settled`. */
export const FONT_SHEET_MARK = 'data-font-sheet';

/** Resolves when the declared sheets are loaded; one that fails is left out. */
export async function fontSheetsLoaded(target: Document = document): Promise<void> {
  await Promise.all([...target.querySelectorAll<HTMLLinkElement>(`link[${FONT_SHEET_MARK}="loading"]`)].map(settled));
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
  });
}

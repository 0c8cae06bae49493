/**
 * The one script of an exported HTML file: its text is put there, and its hash is all that the file's policy lets run.
 * Arrows to the sides, Page Up and Page Down go from page to page, Home and End to the first and last; arrows up and down
 * do so as long as whole pages fit into the window, and scroll else.
 */
export function pageKeys(): void {
  const pages = [...document.querySelectorAll<HTMLElement>('body > .page')];
  const steps: Record<string, number> = {
    ArrowRight: 1,
    PageDown: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    PageUp: -1,
    ArrowUp: -1,
  };
  // As it is shown: a narrow window makes pages smaller.
  const heightOf = (page: HTMLElement | undefined): number => page?.getBoundingClientRect().height ?? 0;
  // The page that is shown most.
  const current = (): number => {
    const middle = innerHeight / 2;
    const away = pages.map((page) => {
      const { top, bottom } = page.getBoundingClientRect();
      return Math.max(top - middle, middle - bottom, 0);
    });
    return away.indexOf(Math.min(...away));
  };
  window.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const from = current();
    const isTall = heightOf(pages[from]) > innerHeight;
    if (isTall && /^(Arrow(Up|Down)|Page(Up|Down))$/.test(key)) return;
    const step = steps[key];
    const to = key === 'Home' ? 0 : key === 'End' ? pages.length - 1 : step === undefined ? undefined : from + step;
    const page = to === undefined ? undefined : pages[Math.min(pages.length - 1, Math.max(0, to))];
    if (!page) return;
    event.preventDefault();
    page.scrollIntoView({ block: heightOf(page) <= innerHeight ? 'center' : 'start' });
  });
}

import { fontSheetsLoaded } from '@pagewright/components/font-sheets';

/** What is still being drawn carries this; see ChartArea and IconView. */
const PENDING = '[data-pending]';

export interface ReadyOptions {
  /** Longest wait, ms: pictures have 30 s (spec §9). */
  readonly timeoutMs?: number;
}

/**
 * Resolves when everything in `root` stands: font sheets and faces, pictures, charts and icons. What fails shows its
 * error and does not hold the page up; after the time-out the page is taken as it is.
 */
export async function pageReady(root: Element, { timeoutMs = 30_000 }: ReadyOptions = {}): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([everythingDrawn(root), timeout]);
  clearTimeout(timer);
}

async function everythingDrawn(root: Element): Promise<void> {
  await fontSheetsLoaded(root.ownerDocument);
  // Layout asks for the faces that the text needs; only then does the set know that it is loading.
  root.getBoundingClientRect();
  await Promise.all([nothingPending(root), root.ownerDocument.fonts.ready, picturesDecoded(root)]);
  // Charts may have brought pictures and faces of their own.
  root.getBoundingClientRect();
  await Promise.all([root.ownerDocument.fonts.ready, picturesDecoded(root)]);
}

function nothingPending(root: Element): Promise<void> {
  if (!root.querySelector(PENDING)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (root.querySelector(PENDING)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-pending'] });
  });
}

async function picturesDecoded(root: Element): Promise<void> {
  await Promise.allSettled([...root.querySelectorAll('img')].map((image) => image.decode()));
}

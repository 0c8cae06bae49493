/** What a key does on the canvas. */
export type CanvasKey =
  | { readonly kind: 'reset' }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'page'; readonly step: -1 | 1 };

/** One press of + or − multiplies or divides the zoom by this, as the buttons do. */
export const ZOOM_STEP = 1.25;
/** px that an arrow key pans. */
const ARROW = 80;

const KEYS: Readonly<Record<string, CanvasKey>> = {
  r: { kind: 'reset' },
  R: { kind: 'reset' },
  '0': { kind: 'reset' },
  '+': { kind: 'zoom', factor: ZOOM_STEP },
  '=': { kind: 'zoom', factor: ZOOM_STEP },
  '-': { kind: 'zoom', factor: 1 / ZOOM_STEP },
  _: { kind: 'zoom', factor: 1 / ZOOM_STEP },
  ArrowLeft: { kind: 'pan', dx: ARROW, dy: 0 },
  ArrowRight: { kind: 'pan', dx: -ARROW, dy: 0 },
  ArrowUp: { kind: 'pan', dx: 0, dy: ARROW },
  ArrowDown: { kind: 'pan', dx: 0, dy: -ARROW },
  PageUp: { kind: 'page', step: -1 },
  PageDown: { kind: 'page', step: 1 },
};

export function canvasKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): CanvasKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return KEYS[event.key];
}

/**
 * Keys belong to a canvas unless the person is typing, choosing or in a dialog that the canvas is no part of.
 * @param canvas the one that asks; one that is covered has no keys
 */
export function isForCanvas(target: EventTarget | null, canvas?: Element): boolean {
  if (canvas?.closest('[inert]')) return false;
  if (!(target instanceof Element) || target === document.body) return true;
  const dialog = target.closest('[role="dialog"]');
  if (dialog && !(canvas && dialog.contains(canvas))) return false;
  return target.closest('input, textarea, select, button, a, [contenteditable], [role="menu"]') === null;
}

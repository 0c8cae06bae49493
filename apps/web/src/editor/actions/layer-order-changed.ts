/** Tells the window that the stacking order of these components was changed (spec §4, §7). */
export function layerOrderChanged(ids: readonly string[]): void {
  globalThis.dispatchEvent?.(new CustomEvent('layer-order-changed', { detail: { ids } }));
}

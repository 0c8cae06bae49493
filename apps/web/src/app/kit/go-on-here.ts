/** A `ref` of what has the focus once a dialog that made way is there again: the dialog takes it itself at first. */
export function goOnHere(element: HTMLElement | null): void {
  if (element) requestAnimationFrame(() => element.focus());
}

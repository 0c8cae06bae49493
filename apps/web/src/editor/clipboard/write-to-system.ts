/** What goes to the system's clipboard, by its type. */
export interface ClipboardFormats {
  readonly 'text/plain': string;
  readonly 'text/html': string;
}

/**
 * Writes to the system's clipboard, as long as it takes; no promise where the answer is there at once.
 * Over plain HTTP, as within a company, browsers have no other way than the old one.
 *
 * @returns whether it is written
 */
export function writeToSystem(formats: ClipboardFormats): Promise<boolean> | boolean {
  // Not in such a window, whatever its type says.
  const clipboard: typeof navigator.clipboard | undefined = navigator.clipboard;
  if (!clipboard) return copyAsBrowser(formats);
  const blobs = Object.entries(formats).map(([type, text]) => [type, new Blob([text], { type })] as const);
  return clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]).then(
    () => true,
    () => copyAsBrowser(formats),
  );
}

/** Has the browser copy, and gives it something else than what is selected. */
function copyAsBrowser(formats: ClipboardFormats): boolean {
  let given = false;
  const give = (event: ClipboardEvent) => {
    given = event.clipboardData !== null;
    for (const [type, text] of Object.entries(formats)) event.clipboardData?.setData(type, text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Where nothing is selected, Chromium asks whether there is anything to copy.
  const offer = (event: Event) => event.preventDefault();
  window.addEventListener('beforecopy', offer, { capture: true });
  window.addEventListener('copy', give, { capture: true });
  const isCopied = document.execCommand('copy');
  window.removeEventListener('beforecopy', offer, { capture: true });
  window.removeEventListener('copy', give, { capture: true });
  return isCopied && given;
}

/** What goes to the system's clipboard, by its type. */
export interface ClipboardFormats {
  readonly 'text/plain': string;
  readonly 'text/html': string;
}

/**
 * Writes to the system's clipboard, as long as it takes; undefined where it is written already.
 * Over plain HTTP, as within a company, browsers have no other way than the old one.
 */
export function writeToSystem(formats: ClipboardFormats): Promise<void> | undefined {
  // Not in such a window, whatever its type says.
  const clipboard: typeof navigator.clipboard | undefined = navigator.clipboard;
  if (!clipboard) return copyAsBrowser(formats);
  const blobs = Object.entries(formats).map(([type, text]) => [type, new Blob([text], { type })] as const);
  return clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]).catch(() => copyAsBrowser(formats));
}

/** Has the browser copy, and gives it something else than what is selected. */
function copyAsBrowser(formats: ClipboardFormats): undefined {
  const give = (event: ClipboardEvent) => {
    for (const [type, text] of Object.entries(formats)) event.clipboardData?.setData(type, text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Where nothing is selected, Chromium asks whether there is anything to copy.
  const offer = (event: Event) => event.preventDefault();
  window.addEventListener('beforecopy', offer, { capture: true });
  window.addEventListener('copy', give, { capture: true });
  document.execCommand('copy');
  window.removeEventListener('beforecopy', offer, { capture: true });
  window.removeEventListener('copy', give, { capture: true });
}

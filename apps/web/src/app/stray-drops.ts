/** What a browser opens in place of the app where nobody takes it: files, and links and pictures of other pages. */
const OPENED = ['Files', 'text/uri-list'];

/** Where people may drop text, and files on a field for these. */
const FIELDS = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/** What is dropped where nothing takes it does nothing: browsers would leave the app for it, and with it what is unsaved. */
export function ignoreStrayDrops(target: EventTarget = window): void {
  for (const type of ['dragover', 'drop']) target.addEventListener(type, ignore);
}

function ignore(event: Event): void {
  const { dataTransfer } = event as DragEvent;
  if (event.defaultPrevented || !dataTransfer?.types.some((type) => OPENED.includes(type))) return;
  if (isForField(event.target, dataTransfer)) return;
  event.preventDefault();
  // The pointer says that nothing will happen here.
  dataTransfer.dropEffect = 'none';
}

function isForField(target: EventTarget | null, { types }: DataTransfer): boolean {
  const field = (target as Partial<Element> | null)?.closest?.(FIELDS);
  if (!field) return false;
  return types.includes('Files') ? field.matches('input[type="file"]') : true;
}

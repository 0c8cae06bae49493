/** What a key does while pages are compared, wherever the focus is among them. */
export type ComparisonKey = 'next' | 'previous' | 'close';

const KEYS: Readonly<Record<string, ComparisonKey>> = {
  n: 'next',
  N: 'next',
  p: 'previous',
  P: 'previous',
  Escape: 'close',
};

export function comparisonKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ComparisonKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return KEYS[event.key];
}

/** Whether a key is meant for the pages that are compared: nobody types or chooses, and nothing else lies over them. */
export function isForComparison(target: EventTarget | null, mode: Element): boolean {
  if (!(target instanceof Element) || target === document.body) return true;
  if (target.closest('textarea, [contenteditable], input:not([type="checkbox"], [aria-expanded="false"])'))
    return false;
  return target.closest('[role="dialog"]') === mode;
}

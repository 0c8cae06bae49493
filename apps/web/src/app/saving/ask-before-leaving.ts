/**
 * Has the browser ask before the window is closed or loaded anew, for what would be lost by it.
 * @returns ends it
 */
export function askBeforeLeaving(): () => void {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

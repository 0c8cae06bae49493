import { useEffect } from 'react';
import { useComparing } from './comparison-place.ts';

/** Has a screen hear the keys of the whole window, but while pages are compared over it. */
export function useScreenKeys(press: (event: KeyboardEvent) => void): void {
  const comparing = useComparing();
  useEffect(() => {
    if (comparing) return undefined;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

import { useEffect } from 'react';
import { useComparing } from '../comparison/comparison-place.ts';
import type { ExportActions } from './export-actions.ts';

/** Ctrl/Cmd+P exports the current page, Ctrl/Cmd+A all pages (spec §9), unless the person is typing or in a dialog. */
export function useExportKeys(actions: Pick<ExportActions, 'exportCurrent' | 'exportAll'>): void {
  const comparing = useComparing();
  useEffect(() => {
    if (comparing) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'p' && key !== 'a') return;
      event.preventDefault();
      // A key that is held asks once.
      if (event.repeat) return;
      if (key === 'p') actions.exportCurrent();
      else actions.exportAll();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null
  );
}

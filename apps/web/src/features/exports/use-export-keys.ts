import { areKeysTaken } from '../../app/controls/keys-taken.ts';
import { useScreenKeys } from '../comparison/use-screen-keys.ts';
import type { ExportActions } from './export-actions.ts';

/** Ctrl/Cmd+P exports the current page, Ctrl/Cmd+A all pages (spec §9), unless the person is typing or in a dialog. */
export function useExportKeys(actions: Pick<ExportActions, 'exportCurrent' | 'exportAll'>): void {
  useScreenKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || areKeysTaken(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'p' && key !== 'a') return;
    event.preventDefault();
    // A key that is held asks once.
    if (event.repeat) return;
    if (key === 'p') actions.exportCurrent();
    else actions.exportAll();
  });
}

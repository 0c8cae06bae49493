import { useEffect } from 'react';
import { areKeysTaken } from '../../app/controls/keys-taken.ts';
import type { DataFlow } from './data-flow.ts';

/** Keys of a selected connection, before those of the page: Delete removes it, Escape and a press elsewhere leave it. */
export function useFlowKeys(flow: DataFlow): void {
  useEffect(() => {
    const off = new AbortController();
    const options = { signal: off.signal, capture: true };
    const press = (event: KeyboardEvent) => {
      const { selected } = flow.store.getState();
      if (selected === undefined || areKeysTaken(event.target)) return;
      const isDelete = event.key === 'Delete' || event.key === 'Backspace';
      if (!isDelete && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (isDelete) flow.disconnect(selected);
      else flow.select(undefined);
    };
    const point = (event: PointerEvent) => {
      const isOn = event.target instanceof Element && event.target.closest('[data-connection], [data-flow-panel]');
      if (!isOn) flow.select(undefined);
    };
    window.addEventListener('keydown', press, options);
    window.addEventListener('pointerdown', point, options);
    return () => {
      off.abort();
      flow.select(undefined);
    };
  }, [flow]);
}

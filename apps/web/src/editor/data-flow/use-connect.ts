import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/toasts/notify.ts';
import type { DataFlow } from './data-flow.ts';

/** Connects two pages, and says why where they are not connected then. Gives whether they were. */
export function useConnect(
  flow: DataFlow,
  numbers: ReadonlyMap<number, number>,
): (source: number, target: number) => boolean {
  const { t } = useTranslation();
  return useCallback(
    (source, target) => {
      const refusal = flow.connect(source, target);
      if (!refusal) return true;
      const params = { source: numbers.get(source), target: numbers.get(target) };
      notify.warning(t(`editor.flow.refused.${refusal}`, params));
      return false;
    },
    [flow, numbers, t],
  );
}

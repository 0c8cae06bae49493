import type { Page } from '@pagewright/components/models';
import type { MethodRunner } from '@pagewright/render/methods';
import { useEffect, useRef } from 'react';
import type { EventLog } from './event-log.ts';

type RunMethod = (number: number, page: Page, method: string, leave: (page: Page) => void) => Promise<void>;

/**
 * Runs a page's methods in the sandbox, which is loaded with the first one, leaves the page as they made it, and then tells the
 * log how it went.
 */
export function useMethods(log: EventLog): RunMethod {
  const runner = useRef<MethodRunner>(undefined);
  useEffect(
    () => () => {
      runner.current?.dispose();
      runner.current = undefined;
    },
    [],
  );
  return async (number, page, method, leave) => {
    const [{ applyMethodChanges, createMethodRunner, methodRequest }, { startBrowserWorker }] = await Promise.all([
      import('@pagewright/render/methods'),
      import('@pagewright/render/methods-browser'),
    ]);
    runner.current ??= createMethodRunner(startBrowserWorker);
    const started = performance.now();
    const result = await runner.current.run(methodRequest(page, method));
    for (const text of result.log) log.add({ kind: 'logged', page: number, text });
    if (result.status === 'failed') {
      log.add({ kind: 'methodFailed', page: number, method, reason: result.message });
      return;
    }
    const changed = applyMethodChanges(page, result.changes);
    if (changed.page !== page) leave(changed.page);
    for (const { id, values } of result.changes) {
      log.add({ kind: 'changed', page: number, id, names: Object.keys(values) });
    }
    for (const reason of changed.refused) log.add({ kind: 'refused', page: number, reason });
    log.add({ kind: 'ran', page: number, method, ms: Math.round(performance.now() - started) });
  };
}

import type { SandboxWorker } from './methods.ts';
import type { WorkerMessage } from './protocol.ts';

/** Starts a worker for methods in a browser. */
export function startBrowserWorker(): SandboxWorker {
  const worker = new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module', name: 'page-methods' });
  return {
    post: (request) => worker.postMessage(request, []),
    listen(onMessage, onCrash) {
      worker.addEventListener('message', (event: MessageEvent<WorkerMessage>) => onMessage(event.data));
      worker.addEventListener('error', (event) => onCrash(event.message || 'the sandbox failed'));
    },
    terminate: () => worker.terminate(),
  };
}

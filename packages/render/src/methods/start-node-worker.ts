import { Worker } from 'node:worker_threads';
import type { SandboxWorker } from './methods.ts';
import type { WorkerMessage } from './protocol.ts';

/** Memory of the worker, MB: enough for the engine, too little to hurt the process. */
const RESOURCE_LIMITS = { stackSizeMb: 4, maxOldGenerationSizeMb: 64 };

/** Starts a worker for methods in Node. */
export function startNodeWorker(): SandboxWorker {
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), { resourceLimits: RESOURCE_LIMITS, env: {} });
  return {
    post: (request) => worker.postMessage(request, []),
    listen(onMessage, onCrash) {
      worker.on('message', (message: WorkerMessage) => onMessage(message));
      worker.on('error', (error: Error) => onCrash(error.message));
      worker.on('exit', () => onCrash('the sandbox ended'));
    },
    terminate: () => void worker.terminate(),
  };
}

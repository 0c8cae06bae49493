import { createMethodRunner, type MethodResult } from '../methods.ts';
import type { MethodRequest } from '../protocol.ts';
import { startBrowserWorker } from '../start-browser-worker.ts';

declare global {
  interface Window {
    runMethod(request: MethodRequest): Promise<MethodResult>;
  }
}

const runner = createMethodRunner(startBrowserWorker);
window.runMethod = (request) => runner.run(request);

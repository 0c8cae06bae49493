import { parentPort } from 'node:worker_threads';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import type { MethodRequest, WorkerMessage } from './protocol.ts';
import { runInSandbox } from './sandbox.ts';

/** Node's worker for methods. */
const engine = await newQuickJSWASMModuleFromVariant(variant);

parentPort?.on('message', (request: MethodRequest) => {
  parentPort?.postMessage({ type: 'result', result: runInSandbox(engine, request) } satisfies WorkerMessage, []);
});
parentPort?.postMessage({ type: 'ready' } satisfies WorkerMessage, []);

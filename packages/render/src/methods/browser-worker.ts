/// <reference types="vite/client" />
/// <reference lib="webworker" />
import variant from '@jitl/quickjs-wasmfile-release-sync';
import wasmLocation from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import type { MethodRequest, WorkerMessage } from './protocol.ts';
import { runInSandbox } from './sandbox.ts';

/** The browser's worker for methods. It is the one script that may compile WebAssembly. */
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmLocation }));

scope.addEventListener('message', (event: MessageEvent<MethodRequest>) => {
  const message: WorkerMessage = { type: 'result', result: runInSandbox(engine, event.data) };
  scope.postMessage(message, []);
});
scope.postMessage({ type: 'ready' } satisfies WorkerMessage, []);

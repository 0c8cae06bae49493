import { type QuickJSContext, type QuickJSWASMModule, shouldInterruptAfterDeadline } from 'quickjs-emscripten-core';
import { METHOD_LIMITS, type MethodChange, type MethodRequest, type MethodResult } from './protocol.ts';

/**
 * Runs a page's method in QuickJS: an engine of its own in WebAssembly, with nothing of the worker's world in it but
 * `page.get`, `page.set` and `page.log`. Values cross as JSON text only.
 */
export function runInSandbox(engine: QuickJSWASMModule, request: MethodRequest): MethodResult {
  const changes: MethodChange[] = [];
  const log: string[] = [];
  const runtime = engine.newRuntime();
  try {
    runtime.setMemoryLimit(METHOD_LIMITS.memoryBytes);
    runtime.setMaxStackSize(METHOD_LIMITS.stackBytes);
    runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + METHOD_LIMITS.deadlineMs));
    const context = runtime.newContext();
    try {
      offer(context, request, changes, log);
      evaluate(context, request.source);
      evaluate(context, callOf(request.method));
      return { status: 'done', changes, log };
    } finally {
      context.dispose();
    }
  } catch (error) {
    return { status: 'failed', ...describeFailure(error), log };
  } finally {
    disposeQuietly(runtime);
  }
}

/** Wraps the three functions of the host, and keeps the VM's own JSON before the page's code can replace it. */
const PAGE_OBJECT = `(({ get, set, log }, { parse, stringify }) => {
  globalThis.page = Object.freeze({
    get: (id) => { const state = get(String(id)); return state === undefined ? undefined : parse(state); },
    set: (id, values) => { set(String(id), stringify(values)); },
    log: (...values) => { log(values.map((value) => typeof value === 'string' ? value : stringify(value)).join(' ')); },
  });
})`;

function offer(context: QuickJSContext, request: MethodRequest, changes: MethodChange[], log: string[]): void {
  const states = new Map(Object.entries(request.components));
  const functions = {
    get: (id: string) => {
      const state = states.get(id);
      return state && JSON.stringify(state);
    },
    set: (id: string, json: string | undefined) => {
      const change = changeOf(id, json, states.has(id), changes.length);
      states.set(id, { ...states.get(id), ...change.values });
      changes.push(change);
      return undefined;
    },
    log: (line: string) => {
      if (log.length < METHOD_LIMITS.logLines) log.push(line.slice(0, METHOD_LIMITS.logLength));
      return undefined;
    },
  };
  const host = context.newObject();
  for (const [name, call] of Object.entries(functions)) {
    const handle = context.newFunction(name, (...args) => {
      const [first = '', second] = args.map((arg) =>
        context.typeof(arg) === 'string' ? context.getString(arg) : undefined,
      );
      const answer = call(first, second);
      return answer === undefined ? context.undefined : context.newString(answer);
    });
    context.setProp(host, name, handle);
    handle.dispose();
  }
  const wrap = context.unwrapResult(context.evalCode(PAGE_OBJECT, 'page'));
  const json = context.getProp(context.global, 'JSON');
  context.unwrapResult(context.callFunction(wrap, context.undefined, host, json)).dispose();
  for (const handle of [wrap, json, host]) handle.dispose();
}

function changeOf(id: string, json: string | undefined, known: boolean, earlier: number): MethodChange {
  if (!known) throw new Error(`page.set: there is no component "${id}"`);
  if (earlier >= METHOD_LIMITS.changes) throw new Error('page.set: too many changes');
  if (json === undefined || json.length > METHOD_LIMITS.changeLength)
    throw new Error('page.set: not a record of values');
  const values: unknown = JSON.parse(json);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new Error('page.set: not a record of values');
  }
  return { id, values: values as MethodChange['values'] };
}

function callOf(method: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(method)) throw new Error(`"${method}" is not the name of a method`);
  return `if (typeof ${method} !== 'function') throw new Error('there is no method ${method}'); ${method}();`;
}

function evaluate(context: QuickJSContext, code: string): void {
  context.unwrapResult(context.evalCode(code, 'methods.js', { type: 'global' })).dispose();
}

function describeFailure(error: unknown): { failure: 'threw' | 'timed-out'; message: string } {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, METHOD_LIMITS.logLength);
  return { failure: message.includes('interrupted') ? 'timed-out' : 'threw', message };
}

/** After running out of memory the engine cannot tidy up; the worker that asked is ended then. */
function disposeQuietly(runtime: { dispose(): void }): void {
  try {
    runtime.dispose();
  } catch {
    // The engine is broken and is not used again: see `ended` in the workers.
  }
}

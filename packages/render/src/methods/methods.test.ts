import { type Component, defaultProps, type Page } from '@pagewright/components/models';
import { afterAll, describe, expect, it } from 'vitest';
import { applyMethodChanges, createMethodRunner, type MethodResult, methodRequest } from './methods.ts';
import { startNodeWorker } from './start-node-worker.ts';

const title: Component = {
  id: 'title',
  type: 'heading',
  position: { x: 10, y: 20 },
  size: { width: 300, height: 60 },
  locked: false,
  visible: true,
  zIndex: 1,
  props: { ...defaultProps('heading'), text: 'Hello' },
};

function pageWith(methods: string): Page {
  return {
    title: '',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    methods,
    components: [title],
  };
}

const runner = createMethodRunner(startNodeWorker);
afterAll(() => runner.dispose());

function run(body: string): Promise<MethodResult> {
  return runner.run(methodRequest(pageWith(`function go() { ${body} }`), 'go'));
}

async function logOf(body: string): Promise<readonly string[]> {
  return (await run(body)).log;
}

describe('methods', () => {
  it('turns components, but none that lie between two points', () => {
    const page = pageWith('');
    expect(methodRequest({ ...page, components: [{ ...title, rotation: 40 }] }, 'go').components.title).toMatchObject({
      rotation: 40,
    });
    const turned = applyMethodChanges(page, [{ id: 'title', values: { rotation: 15 } }]);
    expect([turned.page.components[0]?.rotation, turned.refused]).toEqual([15, []]);
    const line = { ...title, type: 'line', props: defaultProps('line') } as Component;
    const { refused } = applyMethodChanges({ ...page, components: [line] }, [
      { id: 'title', values: { rotation: 15 } },
    ]);
    expect(refused).toEqual(['title: there is no "rotation"']);
    const far = applyMethodChanges(page, [{ id: 'title', values: { rotation: 999 } }]);
    expect(far.refused).toHaveLength(1);
  });

  it('reads and changes components', async () => {
    const page = pageWith(`
      const shout = (text) => text.toUpperCase() + '!';
      function go() {
        const { text, width } = page.get('title');
        page.set('title', { text: shout(text), width: width * 2 });
        page.log('now', page.get('title').text, page.get('nobody'));
      }`);
    const result = await runner.run(methodRequest(page, 'go'));
    expect(result).toEqual({
      status: 'done',
      changes: [{ id: 'title', values: { text: 'HELLO!', width: 600 } }],
      log: ['now HELLO! '],
    });
    const { page: changed, refused } = applyMethodChanges(page, result.status === 'done' ? result.changes : []);
    expect(refused).toEqual([]);
    expect(changed.components[0]).toMatchObject({ size: { width: 600, height: 60 }, props: { text: 'HELLO!' } });
  });

  it('runs const functions too, and says what a method threw', async () => {
    const source = 'const go = () => { throw new TypeError("no " + page.get("title").text); };';
    const result = await runner.run(methodRequest(pageWith(source), 'go'));
    expect(result).toMatchObject({ status: 'failed', failure: 'threw', message: 'no Hello' });
  });

  it('knows no method by another name and no code in a name', async () => {
    for (const name of ['missing', 'go(),1', '', 'constructor.constructor("x")', '1go', 'go;x']) {
      const result = await runner.run(methodRequest(pageWith('function go() { page.set("title", { x: 1 }); }'), name));
      expect(result, name).toMatchObject({ status: 'failed', failure: 'threw' });
    }
  });

  it('has no trace of the world outside', async () => {
    const names = [
      'process',
      'require',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'postMessage',
      'self',
      'window',
      'document',
      'Worker',
      'importScripts',
      'navigator',
      'localStorage',
      'indexedDB',
      'setTimeout',
      'WebAssembly',
      'Buffer',
      'Deno',
      'std',
      'os',
      'parentPort',
      'console',
      'performance',
      'crypto',
    ];
    expect(await logOf(`page.log([${names.map((name) => `typeof ${name}`).join(', ')}].join(' '))`)).toEqual([
      names.map(() => 'undefined').join(' '),
    ]);
    expect(await logOf('page.log(Object.keys(page).join())')).toEqual(['get,set,log']);
  });

  const escapes = [
    'page.constructor.constructor("return process")()',
    'page.get.constructor("return this.process.exit()")()',
    'new Function("return globalThis.process.env")()',
    '(0, eval)("process.mainModule.require(\'fs\')")',
    'import("node:fs").then((fs) => fs.writeFileSync("x", ""))',
    'page.get("title").constructor.constructor("return fetch(1)")()',
    'page.set("title", { get text() { return process.pid } })',
    'Error.prepareStackTrace = (e, s) => s[0].getThis().process.exit(); throw new Error("x")',
    'page.set = () => {}; Object.defineProperty(page, "get", { value: 1 })',
  ];
  it.each(escapes)('stays inside: %s', async (code) => {
    const result = await run(`${code}; page.log("left")`);
    const changes = result.status === 'done' ? result.changes : [];
    expect(changes).toEqual([]);
  });

  it('keeps prototype tricks inside', async () => {
    const result = await run(`
      Object.prototype.toJSON = () => ({ text: 'x' }); Array.prototype.map = () => 1;
      JSON.stringify = () => '{"locked":true}'; JSON.parse = () => 1; String = () => 'other';
      page.set('title', { ["__proto__"]: { polluted: 1 } });
      page.set('title', JSON);`);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    if (result.status === 'done') {
      const { page } = applyMethodChanges(pageWith(''), result.changes);
      expect(page.components[0]).toMatchObject({ locked: false, type: 'heading', id: 'title' });
    }
  });

  const endless = {
    'an endless loop': 'for (;;) {}',
    'an endless promise chain': 'const again = () => Promise.resolve().then(again); again(); for (;;) {}',
    'a native loop': '"x".repeat(1 << 27).split("").sort().join("").indexOf("y")',
    'a regular expression': '/^(a+)+$/.test("a".repeat(40) + "b")',
    'an allocation bomb': 'const all = []; for (;;) all.push(new Array(1e5).fill({ a: 1 }))',
    'a string bomb': 'let text = "x"; for (;;) text += text',
    'a typed array bomb': 'const all = []; for (;;) all.push(new Uint8Array(1 << 24))',
    'deep recursion': 'const deeper = () => deeper() + 1; deeper()',
    'a deep value': 'let deep = {}; for (let i = 0; i < 1e5; i += 1) deep = { deep }; page.set("title", deep)',
    'deep source': `eval("[".repeat(1e5))`,
    'a flood of changes': 'for (;;) page.set("title", { x: 1 })',
    'a flood of lines': 'for (;;) page.log("x".repeat(1e6))',
    'a getter loop': 'page.set("title", { get a() { for (;;) {} } })',
    'a proxy': 'page.set("title", new Proxy({}, { ownKeys() { for (;;) {} } }))',
  };
  it.each(Object.entries(endless))('ends %s within its limits', async (_, code) => {
    const started = performance.now();
    const result = await run(code);
    expect(result.status).toBe('failed');
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(result.log.length).toBeLessThanOrEqual(200);
    // On a busy machine one that only begins late may have had its time.
    await expect.poll(async () => (await run('page.log("alive")')).log).toEqual(['alive']);
  });

  it('refuses values that a page cannot hold', async () => {
    const page = pageWith('');
    const refusedBy = (values: Record<string, unknown>) => {
      const result = applyMethodChanges(page, [{ id: 'title', values }]);
      expect(result.page).toBe(page);
      return result.refused;
    };
    for (const values of [
      { color: 'url(http://example.com)' },
      { fontSize: 1e9 },
      { id: 'other' },
      { type: 'image' },
      { locked: true },
      { onClick: 'x' },
      { x: 'left' },
      { width: -1 },
      { visible: 'yes' },
      { text: 'x'.repeat(2000) },
      { dangerouslySetInnerHTML: { __html: '<b>' } },
    ]) {
      expect(refusedBy(values), JSON.stringify(values)).toHaveLength(1);
    }
    expect(applyMethodChanges(page, [{ id: 'nobody', values: {} }]).refused).toHaveLength(1);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedServer, startServerAgain } from './start-server.ts';

/** One person has twenty documents exported at the same moment, by a server with its real printer. */

const EXPORTS = 20;
const PAGES = 2;
/** The bars: memory of the server and all its browsers, bytes, and what other calls take meanwhile, ms. */
const MEMORY = 2 * 2 ** 30;
const P95 = 250;
/** Pauses between two looks at the memory, and between two other calls, ms. */
const LOOK_EACH = 1_000;
const CALL_EACH = 50;
/** ms for which other calls are looked at before, and how much longer they may take where the machine is busy anyway. */
const IDLE = 3_000;
const BUSIER = 3;

let server: StartedServer;
let authorization: string;
beforeAll(async () => {
  server = await startServerAgain();
  const key = new URL(server.ownerLink).searchParams.get('link');
  authorization = `Bearer ${(await data<{ token: string }>('POST', '/api/auth/login/link', { key })).token}`;
});
afterAll(() => server?.stop());

function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
  return fetch(server.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

async function data<Data>(method: string, path: string, body?: unknown): Promise<Data> {
  return ((await (await call(method, path, body)).json()) as { data: Data }).data;
}

const page = (number: number) => `<Page title="Page ${number}" format="ppt-16-9" language="en-US" margin={48}
  background={{ type: "solid", color: "#ffffff" }}>
  <Heading id="title" x={48} y={48} width={1100} height={70} level={1}>Loaves of week ${number}</Heading>
  <Text id="text" x={48} y={150} width={520} height={200}>The ovens were on from four in the morning.</Text>
  <Table id="table" x={48} y={380} width={520} height={160} rows={2} columns={2} cellData={[["Day", "Loaves"], ["Monday", "480"], ["Tuesday", "512"]]} />
  <EChart id="chart" x={640} y={150} width={560} height={400} chartType="bar" chartConfig={\`{
    "xAxis": { "type": "category", "data": ["Mon", "Tue"] }, "yAxis": {}, "series": [{ "type": "bar", "data": [480, 512] }]
  }\`} />
</Page>`;

/** A process and all that it has started, by their parents in /proc. */
async function processTree(root: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const children = new Map<number, number[]>();
  for (const id of ids) {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
    // After the name in brackets: state, parent.
    const parent = Number(stat.replace(/^.*\) /s, '').split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const tree = [root];
  for (const id of tree) tree.push(...(children.get(id) ?? []));
  return tree;
}

/** Memory of processes, what they share counted once, bytes. */
async function memoryOf(ids: readonly number[]): Promise<number> {
  const rollups = await Promise.all(ids.map((id) => readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')));
  return rollups.reduce((sum, rollup) => sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024, 0);
}

/** Does something again and again until it is told to stop. */
function repeatedly(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  const stop = new AbortController();
  const done = (async () => {
    while (!stop.signal.aborted) {
      await work();
      await pause(everyMs);
    }
  })();
  return () => {
    stop.abort();
    return done;
  };
}

/** Calls one after the other until it is told to stop, which says how long each took, ms: forever, where it was turned away. */
function callingOthers(projectId: number): () => Promise<number[]> {
  const paths = ['/api/pagewright/project/list', `/api/pagewright/page/list?projectId=${projectId}`, '/api/getInfo'];
  const took: number[] = [];
  const stop = repeatedly(CALL_EACH, async () => {
    const began = performance.now();
    const answer = await call('GET', paths[took.length % paths.length] ?? '');
    await answer.arrayBuffer();
    took.push(answer.status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
  });
  return () => stop().then(() => took);
}

function p95(took: readonly number[]): number {
  return [...took].sort((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? 0;
}

async function exported(projectId: number): Promise<unknown> {
  const answer = await call('POST', '/api/pagewright/project/export', { projectId, type: 'pdf' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return [answer.status, bytes.subarray(0, 5).toString(), bytes.length > 10_000];
}

it.skipIf(process.platform !== 'linux')(
  'all arrive, within the memory, and others are answered meanwhile',
  async () => {
    const { id: projectId } = await data<{ id: number }>('POST', '/api/pagewright/project/add', {});
    for (let number = 1; number <= PAGES; number += 1) {
      await data('POST', '/api/pagewright/page/add', { projectId, styledText: page(number) });
    }
    // What calls take when nothing is exported is the machine's, which may be busy with something else.
    const idle = callingOthers(projectId);
    await pause(IDLE);
    const usual = p95((await idle()).filter(Number.isFinite));
    let peak = 0;
    const watched = repeatedly(LOOK_EACH, async () => {
      peak = Math.max(peak, await memoryOf(await processTree(server.processId)));
    });
    const others = callingOthers(projectId);
    const began = performance.now();
    const files = await Promise.all(Array.from({ length: EXPORTS }, () => exported(projectId)));
    const ms = performance.now() - began;
    const [took] = await Promise.all([others(), watched()]);
    const calls = `${Math.round(p95(took))} ms, ${Math.round(usual)} ms without`;
    console.info(`${(ms / 1000).toFixed(1)} s, ${Math.round(peak / 2 ** 20)} MB; other calls p95 ${calls}`);
    expect(files).toEqual(files.map(() => [200, '%PDF-', true]));
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(MEMORY);
    expect(p95(took)).toBeLessThan(Math.max(P95, BUSIER * usual));
  },
);

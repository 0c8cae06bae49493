import type { PageConnection } from '@pagewright/contract/pages';

/** What comes into a page and what goes out of it. */
export interface PageFlow {
  readonly incoming: readonly PageConnection[];
  readonly outgoing: readonly PageConnection[];
}

/** What can be said of the data flow of a document. Ids are of pages, in the order of the document. */
export interface FlowAnalysis {
  readonly flows: ReadonlyMap<number, PageFlow>;
  /** Pages that data goes round and round in: of each group every page leads to every other. */
  readonly cycles: readonly (readonly number[])[];
  /** Connected pages that nothing leads to from the first page. */
  readonly unreached: readonly number[];
  /** Pages without any connection. */
  readonly alone: readonly number[];
}

/** @param pages ids in the order of the document; connections of other pages are left out */
export function analyseFlow(pages: readonly number[], connections: readonly PageConnection[]): FlowAnalysis {
  const flows = flowsOf(pages, connections);
  const targets = (id: number): number[] => flows.get(id)?.outgoing.map(({ targetPageId }) => targetPageId) ?? [];
  const [first] = pages;
  const reached = first === undefined ? new Set<number>() : reachedFrom(first, targets);
  const isAlone = (id: number): boolean => {
    const flow = flows.get(id);
    return flow?.incoming.length === 0 && flow.outgoing.length === 0;
  };
  return {
    flows,
    cycles: cyclesOf(pages, targets),
    unreached: pages.filter((id) => !reached.has(id) && !isAlone(id)),
    alone: pages.filter(isAlone),
  };
}

function flowsOf(pages: readonly number[], connections: readonly PageConnection[]): ReadonlyMap<number, PageFlow> {
  const flows = new Map(
    pages.map((id) => [id, { incoming: [] as PageConnection[], outgoing: [] as PageConnection[] }]),
  );
  for (const connection of connections) {
    const source = flows.get(connection.sourcePageId);
    const target = flows.get(connection.targetPageId);
    if (!source || !target) continue;
    source.outgoing.push(connection);
    target.incoming.push(connection);
  }
  const order = new Map(pages.map((id, index) => [id, index]));
  const place = (id: number): number => order.get(id) ?? 0;
  for (const { incoming, outgoing } of flows.values()) {
    incoming.sort((a, b) => place(a.sourcePageId) - place(b.sourcePageId));
    outgoing.sort((a, b) => place(a.targetPageId) - place(b.targetPageId));
  }
  return flows;
}

function reachedFrom(start: number, targets: (id: number) => readonly number[]): ReadonlySet<number> {
  const reached = new Set([start]);
  // A set hands out what is added to it while it is gone through.
  for (const id of reached) for (const target of targets(id)) reached.add(target);
  return reached;
}

/**
 * Tarjan's strongly connected components, those of more than one page; no page leads to itself. With a stack of its own:
 * a chain may be as long as the document.
 */
function cyclesOf(pages: readonly number[], targets: (id: number) => readonly number[]): number[][] {
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  const groups: number[][] = [];
  const enter = (id: number) => {
    index.set(id, index.size);
    low.set(id, index.get(id) ?? 0);
    open.push(id);
    isOpen.add(id);
    return { id, left: [...targets(id)] };
  };
  const lower = (id: number, to: number) => low.set(id, Math.min(low.get(id) ?? to, to));
  const close = (id: number) => {
    const group = open.splice(open.indexOf(id));
    for (const one of group) isOpen.delete(one);
    if (group.length > 1) groups.push(group);
  };
  for (const page of pages) {
    if (index.has(page)) continue;
    const path = [enter(page)];
    for (let current = path.at(-1); current; current = path.at(-1)) {
      const next = current.left.shift();
      if (next === undefined) {
        path.pop();
        const above = path.at(-1);
        if (above) lower(above.id, low.get(current.id) ?? 0);
        if (low.get(current.id) === index.get(current.id)) close(current.id);
      } else if (!index.has(next)) {
        path.push(enter(next));
      } else if (isOpen.has(next)) {
        lower(current.id, index.get(next) ?? 0);
      }
    }
  }
  return inPageOrder(groups, pages);
}

function inPageOrder(groups: readonly number[][], pages: readonly number[]): number[][] {
  const order = new Map(pages.map((id, index) => [id, index]));
  const place = (id: number | undefined): number => order.get(id ?? 0) ?? 0;
  return groups.map((group) => group.sort((a, b) => place(a) - place(b))).sort((a, b) => place(a[0]) - place(b[0]));
}

/** Numbers as people write them down, runs joined: `1–4, 7`. Given in rising order. */
export function runsOf(numbers: readonly number[], separator: string): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs
    .map(({ from, to }) => (from === to ? `${from}` : to === from + 1 ? `${from}${separator}${to}` : `${from}–${to}`))
    .join(separator);
}

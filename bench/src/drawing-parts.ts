import type { CDPSession } from 'playwright-core';

/** Processor time that the browser spends on what a page shows, ms. */
export interface DrawingParts {
  /** How many frames it was spent on. */
  readonly frames: number;
  /** All that the page's main thread does, with the parts that follow and what belongs to none of them. */
  readonly main: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
  /** Sorting what is painted into compositor layers. */
  readonly layers: number;
  /** Drawing tiles, in threads beside the main one. */
  readonly raster: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** μs of the thread's own time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['devtools.timeline', 'toplevel', 'cc', 'blink', '__metadata'];
const FRAME = 'ProxyMain::BeginMainFrame';
const MAIN = 'CrRendererMain';
const WORKER = 'ThreadPoolForegroundWorker';

/** Names of trace events on the main thread; none of a line lies within another of it. */
const EVENTS: Readonly<Record<Exclude<keyof DrawingParts, 'frames' | 'main' | 'raster'>, readonly string[]>> = {
  script: ['FunctionCall'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint'],
  layers: ['Layerize'],
};

/** Lets the page do something and says what it costs. Threads' own time: that the machine is busy does not count. */
export async function drawingPartsOf(session: CDPSession, work: () => Promise<unknown>): Promise<DrawingParts> {
  const events: TraceEvent[] = [];
  // The protocol says of an event's fields only that they are there.
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return drawingParts(events);
}

function drawingParts(events: readonly TraceEvent[]): DrawingParts {
  const spans = events.filter(({ ph }) => ph === 'X');
  const frames = spans.filter(({ name }) => name === FRAME);
  // The browser has a page of its own beside ours.
  const process = mostFrequent(frames.map(({ pid }) => pid));
  const threads = new Map<number, string | undefined>();
  for (const { name, pid, tid, args } of events) {
    if (name === 'thread_name' && pid === process) threads.set(tid, args?.name);
  }
  const timeOf = (thread: string, names: readonly string[]) => {
    const counted = spans.filter((span) => span.pid === process && threads.get(span.tid) === thread);
    const time = counted.reduce((sum, { name, tdur = 0 }) => (names.includes(name) ? sum + tdur : sum), 0);
    return time / 1000;
  };
  return {
    frames: frames.filter(({ pid }) => pid === process).length,
    main: timeOf(MAIN, ['ThreadControllerImpl::RunTask']),
    script: timeOf(MAIN, EVENTS.script),
    style: timeOf(MAIN, EVENTS.style),
    layout: timeOf(MAIN, EVENTS.layout),
    paint: timeOf(MAIN, EVENTS.paint),
    layers: timeOf(MAIN, EVENTS.layers),
    raster: timeOf(WORKER, ['RasterTask']),
  };
}

function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

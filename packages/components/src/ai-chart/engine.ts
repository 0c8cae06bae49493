import type { Mermaid, MermaidConfig } from 'mermaid';
import type { KindProps } from '../define-kind.ts';
import { afterTurns } from '../drawing/after-turns.ts';
import type { DrawnChart } from '../drawing/ChartArea.tsx';
import { DiagramTooSlow } from '../drawing/diagram-fault.ts';
import { fontsLoaded } from '../drawing/fonts-loaded.ts';
import { mermaidConfig } from './mermaid-config.ts';
import type { aiChartModel } from './model.ts';
import { repairSource } from './repair-source.ts';
import { safeSvg } from './safe-svg.ts';
import { underPolicy } from './under-policy.ts';

export interface MermaidRequest {
  readonly props: KindProps<typeof aiChartModel>;
  /** CSS font family. */
  readonly fontFamily: string;
  /** Width that diagrams which fill their container are laid out for, px. */
  readonly width: number;
}

/** Longest time for one diagram, ms; what it is drawn with may be on its way for longer. */
const DRAW_WITHIN = 5_000;

let count = 0;
/** Mermaid keeps its state in one place: diagrams are drawn one after another. */
let queue: Promise<unknown> = Promise.resolve();
/** What Mermaid is set up with, as text: its colours and settings are worked out anew only where they change. */
let settings: string | undefined;

/** Draws a diagram into `host`; resolves when it stands there. Throws with Mermaid's message where the code is wrong. */
export async function drawMermaid(
  host: HTMLElement,
  request: MermaidRequest,
  signal: AbortSignal,
): Promise<DrawnChart> {
  const turn = queue.then(async () => {
    signal.throwIfAborted();
    const mermaid = await loadedFor(request);
    signal.throwIfAborted();
    return drawnInTime(render(mermaid, request));
  });
  queue = turn.catch(() => undefined);
  const picture = await turn;
  signal.throwIfAborted();
  host.replaceChildren(picture);
  return { resize: () => undefined, dispose: () => picture.remove() };
}

/** Mermaid, once the faces are there that it measures its labels in. */
async function loadedFor({ props, fontFamily }: MermaidRequest): Promise<Mermaid> {
  const fonts = fontsLoaded(fontFamily, props.fontSize, repairSource(props.mermaidCode));
  const [{ default: mermaid }] = await Promise.all([import('mermaid'), fonts]);
  return mermaid;
}

async function render(mermaid: Mermaid, { props, fontFamily, width }: MermaidRequest): Promise<SVGSVGElement> {
  const code = repairSource(props.mermaidCode);
  count += 1;
  const id = `diagram-${count}`;
  const workshop = openWorkshop(width, fontFamily, props.fontSize);
  try {
    setUp(mermaid, mermaidConfig(props, fontFamily));
    const { result, css } = await underPolicy(() => mermaid.render(id, code, workshop));
    return safeSvg(result.svg, css, id);
  } finally {
    workshop.remove();
  }
}

/** Each drawing begins with the settings as they are set up here: those that are set up already need not be again. */
function setUp(mermaid: Mermaid, config: MermaidConfig): void {
  const wanted = JSON.stringify(config);
  if (wanted === settings) return;
  mermaid.initialize(config);
  settings = wanted;
}

/** Where Mermaid measures its text: laid out, but out of sight. */
function openWorkshop(width: number, fontFamily: string, fontSize: number): HTMLElement {
  const workshop = document.createElement('div');
  workshop.setAttribute('aria-hidden', 'true');
  Object.assign(workshop.style, {
    position: 'fixed',
    left: '-20000px',
    top: '0',
    width: `${width}px`,
    visibility: 'hidden',
    fontFamily,
    fontSize: `${fontSize}px`,
  });
  document.body.append(workshop);
  return workshop;
}

function drawnInTime<T>(drawing: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const off = afterTurns(DRAW_WITHIN, () => reject(new DiagramTooSlow(DRAW_WITHIN / 1000)));
    drawing.then(resolve, reject).finally(off);
  });
}

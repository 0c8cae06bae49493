import { type Component, type Page, writtenText } from '@pagewright/components/models';
import type { Shown } from '@pagewright/model/left-out';

/** The same on every page: the document's title, a number and a logo say nothing of the page. */
const RUNNING: ReadonlySet<string> = new Set(['page-number', 'running-head', 'running-logo']);

/** What a page shows: each entry, table, chart and picture with the places that it came from. What is hidden is not shown. */
export function shownOn(page: Page): Shown[] {
  const units = new Map<string, { origins: string[]; pieces: string[] }>();
  for (const component of page.components) {
    if (component.decorative || component.visible === false || RUNNING.has(component.slot ?? '')) continue;
    const key = unitOf(component);
    const unit = units.get(key) ?? { origins: [], pieces: [] };
    unit.origins.push(...(component.origin ?? []));
    unit.pieces.push(...piecesOf(component));
    units.set(key, unit);
  }
  return [...units.values()];
}

/** Parts of one entry, such as a figure and its label, are shown as one thing. */
function unitOf({ id, slot }: Component): string {
  if (!slot) return `#${id}`;
  return /^.*\.\d+/.exec(slot)?.[0] ?? slot;
}

function piecesOf(component: Component): string[] {
  const { props } = component;
  const written = writtenText(component);
  if ('cellData' in props) return props.cellData.flat();
  if ('chartConfig' in props) {
    return props.chartConfig.trim() === '' && 'content' in props
      ? leavesOf(props.content)
      : literalsOf(props.chartConfig);
  }
  if ('mermaidCode' in props) return props.mermaidCode.split(/["'\n[\](){}|:;]+/);
  if ('imageUrl' in props) return [props.imageUrl, props.alt];
  return written === undefined ? [] : [written];
}

/** Texts and numbers anywhere in a value. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** Texts and numbers of a chart that a person typed. */
function literalsOf(code: string): string[] {
  return code.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?/g) ?? [];
}

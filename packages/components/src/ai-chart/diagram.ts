import type { DiagramEdge, DiagramNode, DiagramPrimitive } from '../primitives.ts';

/**
 * The nodes and edges that Mermaid code names: flowcharts and mind maps. Other diagrams, and what is written in ways that
 * are not read here, give none and are drawn from their picture.
 */

export type Diagram = Pick<DiagramPrimitive, 'nodes' | 'edges' | 'direction'>;

const NOTHING: Diagram = { nodes: [], edges: [], direction: 'down' };
const DIRECTIONS = { TB: 'down', TD: 'down', BT: 'up', RL: 'left', LR: 'right' } as const;

export function diagramOf(code: string): Diagram {
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('%%'));
  const [head = '', ...body] = lines;
  const flow = /^\s*(?:flowchart|graph)(?:\s+(TB|TD|BT|RL|LR))?\s*;?\s*$/.exec(head);
  if (flow) return flowchart(body, DIRECTIONS[(flow[1] ?? 'TD') as keyof typeof DIRECTIONS]);
  return /^\s*mindmap\s*$/.test(head) ? mindmap(body) : NOTHING;
}

/** A name and, in brackets of any shape, its label. */
const NODE = /^\s*([\p{L}\p{N}_.]+(?:-[\p{L}\p{N}_.]+)*)(?:\s*([[({>][[({/\\]*)(.*?)([\])}/\\]+))?(?=\s|$|[-=<&;~.])/u;
/** `-->`, `-- text -->`, `-->|text|`, `---`, `-.->`, `==>`. */
const LINK = /^\s*<?(?:--|-\.|==|~~)(?:\s*([^-=.>|~][^|>]*?)\s*(?:--|\.-|==))?[-=.~]*[>xo]?(?:\s*\|([^|]*)\|)?/;
/** Statements that place or colour and name no nodes. */
const ASIDE = /^\s*(?:subgraph|end|style|classDef|class|click|linkStyle|direction)\b/;

function flowchart(lines: readonly string[], direction: Diagram['direction']): Diagram {
  const nodes = new Map<string, DiagramNode>();
  const edges: DiagramEdge[] = [];
  for (const line of lines.flatMap((one) => one.split(/;\s*$/)[0] ?? '')) {
    if (line.trim() === '' || ASIDE.test(line)) continue;
    if (!readChain(line, nodes, edges)) return { ...NOTHING, direction };
  }
  return { nodes: [...nodes.values()], edges, direction };
}

/** `A[One] & B --> C -->|why| D`; false where the line is written in another way. */
function readChain(line: string, nodes: Map<string, DiagramNode>, edges: DiagramEdge[]): boolean {
  let rest = line;
  let from: string[] = [];
  let label: string | undefined;
  while (true) {
    const to: string[] = [];
    do {
      if (to.length > 0) rest = rest.replace(/^\s*&/, '');
      const node = NODE.exec(rest);
      if (!node) return false;
      const [whole, id = '', open, inner = ''] = node;
      if (open !== undefined || !nodes.has(id)) nodes.set(id, { id, label: open === undefined ? id : plain(inner) });
      to.push(id);
      rest = rest.slice(whole.length);
    } while (/^\s*&/.test(rest));
    for (const one of from) {
      for (const other of to) edges.push({ from: one, to: other, ...(label ? { label } : {}) });
    }
    if (rest.trim() === '') return true;
    const link = LINK.exec(rest);
    if (!link) return false;
    label = plain(link[1] ?? link[2] ?? '');
    rest = rest.slice(link[0].length);
    from = to;
  }
}

/** Deeper lines hang on the nearest less deep one above them. */
function mindmap(lines: readonly string[]): Diagram {
  const nodes: DiagramNode[] = [];
  const edges: DiagramEdge[] = [];
  const above: { id: string; depth: number }[] = [];
  for (const line of lines) {
    const text = line.trim();
    if (/^::icon|^:::/.test(text)) continue;
    const depth = line.length - line.trimStart().length;
    while (above.length > 0 && (above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const id = `m${nodes.length}`;
    const shaped = /^[\p{L}\p{N}_-]*\s*[[({)]+(.*?)[\])}(]+$/u.exec(text);
    nodes.push({ id, label: plain(shaped?.[1] ?? text) });
    const parent = above.at(-1);
    if (parent) edges.push({ from: parent.id, to: id });
    above.push({ id, depth });
  }
  return { nodes, edges, direction: 'around' };
}

function plain(label: string): string {
  return label
    .trim()
    .replace(/^["`]+|["`]+$/g, '')
    .replace(/<br\s*\/?>/gi, ' ')
    .trim();
}

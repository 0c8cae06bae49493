import type { BriefOf } from '@pagewright/model/outline';
import { plainLabel } from './plain-label.ts';

type Diagram = BriefOf<'diagram'>['diagram'];

/** Mermaid's source for a diagram; labels keep no character that Mermaid would read as syntax. */
export function diagramCode(diagram: Diagram): string {
  return diagram.shape === 'mindmap' ? mindmapCode(diagram) : flowchartCode(diagram);
}

function flowchartCode(diagram: Diagram): string {
  const names = new Map(diagram.nodes.map((node, index) => [node.id, `n${index}`]));
  const lines = [diagram.shape === 'tree' ? 'flowchart TD' : 'flowchart LR'];
  for (const node of diagram.nodes) lines.push(`  ${names.get(node.id)}["${plainLabel(node.label.text)}"]`);
  for (const edge of diagram.edges) {
    const from = names.get(edge.from);
    const to = names.get(edge.to);
    if (from && to) lines.push(`  ${from} -->${edge.label ? `|"${plainLabel(edge.label)}"|` : ''} ${to}`);
  }
  return lines.join('\n');
}

function mindmapCode(diagram: Diagram): string {
  const children = new Map<string, string[]>();
  for (const edge of diagram.edges) children.set(edge.from, [...(children.get(edge.from) ?? []), edge.to]);
  const lines = ['mindmap'];
  const seen = new Set<string>();
  const add = (id: string, depth: number) => {
    const node = diagram.nodes.find((candidate) => candidate.id === id);
    if (!node || seen.has(id)) return;
    seen.add(id);
    lines.push(`${'  '.repeat(depth)}${depth === 1 ? 'root' : `m${seen.size}`}["${plainLabel(node.label.text)}"]`);
    for (const child of children.get(id) ?? []) add(child, depth + 1);
  };
  add(diagram.nodes[0]?.id ?? '', 1);
  return lines.join('\n');
}

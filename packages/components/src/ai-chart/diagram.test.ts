import { describe, expect, it } from 'vitest';
import { diagramOf } from './diagram.ts';
import { mermaidSamples } from './samples/samples.ts';

describe('the nodes and edges of a diagram', () => {
  it('are those of a flowchart', () => {
    const code =
      'flowchart TD\n  n0["Board"]\n  n1(["R & D"])\n  n0 -->|"asks"| n1\n  n1 -- answers --> n0\n  n0 --- n2{{Six}}';
    expect(diagramOf(code)).toEqual({
      direction: 'down',
      nodes: [
        { id: 'n0', label: 'Board' },
        { id: 'n1', label: 'R & D' },
        { id: 'n2', label: 'Six' },
      ],
      edges: [
        { from: 'n0', to: 'n1', label: 'asks' },
        { from: 'n1', to: 'n0', label: 'answers' },
        { from: 'n0', to: 'n2' },
      ],
    });
  });

  it('are read from chains and from several nodes at once', () => {
    const { nodes, edges, direction } = diagramOf('graph LR\nA --> B & C --> D\nsubgraph x\nend\nstyle A fill:#fff');
    expect(direction).toBe('right');
    expect(nodes.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
    expect(edges.map(({ from, to }) => from + to)).toEqual(['AB', 'AC', 'BD', 'CD']);
  });

  it('are those of a mind map, by its indents', () => {
    const { nodes, edges } = diagramOf(mermaidSamples.of('mindmap', 'en-US'));
    expect(nodes.map(({ label }) => label).slice(0, 4)).toEqual(['Annual plan', 'Goals', 'Growth', 'Quality']);
    expect(edges.slice(0, 3)).toEqual([
      { from: 'm0', to: 'm1' },
      { from: 'm1', to: 'm2' },
      { from: 'm1', to: 'm3' },
    ]);
  });

  it('are none where the code cannot be read as either', () => {
    expect(diagramOf(mermaidSamples.of('sequence', 'en-US')).nodes).toEqual([]);
    expect(diagramOf('flowchart TD\n  A@{ shape: rect }')).toMatchObject({ nodes: [], edges: [] });
  });
});

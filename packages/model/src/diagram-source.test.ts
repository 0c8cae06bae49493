import { expect, it } from 'vitest';
import { DIAGRAM_MAX_LENGTH, diagramTypeOf } from './diagram-source.ts';

it.each([
  ['mermaid', 'graph TD\n  A --> B', 'flowchart'],
  ['mermaid', '---\ntitle: Plan\n---\n%% made by hand\n\n  sequenceDiagram\n  A->>B: hello', 'sequence'],
  ['{mermaid}', '%%{init: {}}%%\nstateDiagram-v2\n  [*] --> Open', 'state'],
  ['Mermaid', 'pie title Shares\n  "a" : 1', 'pie'],
  ['mermaid', 'gitGraph:\n  commit', 'gitgraph'],
])('a listing in %s that begins %j draws a %s', (language, text, type) => {
  expect(diagramTypeOf({ language, text })).toBe(type);
});

it.each([
  ['in another language', 'js', 'graph TD'],
  ['without a language', undefined, 'graph TD'],
  ['of a kind that is not drawn', 'mermaid', 'sankey-beta\na,b,1'],
  ['of words', 'mermaid', 'graphs are drawn here'],
  ['of nothing', 'mermaid', '  \n%% later'],
  ['longer than Mermaid reads', 'mermaid', `graph TD\n${'A --> B\n'.repeat(DIAGRAM_MAX_LENGTH / 8)}`],
])('a listing %s is one to read', (_, language, text) => {
  expect(diagramTypeOf({ language, text })).toBeUndefined();
});

/**
 * Diagrams that people write as Mermaid behind a fence, as GitHub, GitLab and Obsidian draw them: what opens each kind
 * (mermaid.js.org, release 11).
 */
const OPENINGS = {
  flowchart: 'flowchart',
  'flowchart-elk': 'flowchart',
  graph: 'flowchart',
  sequenceDiagram: 'sequence',
  gantt: 'gantt',
  classDiagram: 'class',
  'classDiagram-v2': 'class',
  stateDiagram: 'state',
  'stateDiagram-v2': 'state',
  pie: 'pie',
  xychart: 'xychart',
  'xychart-beta': 'xychart',
  erDiagram: 'er',
  mindmap: 'mindmap',
  timeline: 'timeline',
  gitGraph: 'gitgraph',
  C4Context: 'c4diagram',
  C4Container: 'c4diagram',
  C4Component: 'c4diagram',
  C4Dynamic: 'c4diagram',
  C4Deployment: 'c4diagram',
  requirementDiagram: 'requirement',
  quadrantChart: 'quadrant',
  journey: 'journey',
} as const;

export type DiagramType = (typeof OPENINGS)[keyof typeof OPENINGS];

/** Longest source that is drawn, in UTF-16 units: the limit of Mermaid's own `maxTextSize`. */
export const DIAGRAM_MAX_LENGTH = 50_000;

const LANGUAGE = /^\{?mermaid\b/i;

/** What a listing draws, or undefined where it is one to read. */
export function diagramTypeOf(listing: {
  readonly language?: string | undefined;
  readonly text: string;
}): DiagramType | undefined {
  if (!LANGUAGE.test(listing.language ?? '') || listing.text.length > DIAGRAM_MAX_LENGTH) return undefined;
  const opening = /^[\w-]+/.exec(openingOfDiagram(listing.text))?.[0] ?? '';
  return Object.entries(OPENINGS).find(([name]) => name === opening)?.[1];
}

/** The first line of Mermaid's source that is neither front matter, comment nor directive. */
export function openingOfDiagram(source: string): string {
  const body = source.replace(/^\s*---\n[^]*?\n\s*---\n/, '');
  return (
    body
      .split('\n')
      .find((line) => line.trim() !== '' && !line.trim().startsWith('%%'))
      ?.trim() ?? ''
  );
}

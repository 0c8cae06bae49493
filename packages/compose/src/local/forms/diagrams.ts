import type { BriefOf, Statement } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { statement } from '../material/atoms.ts';
import type { Group } from '../material/groups.ts';
import type { Base } from './context.ts';

const ARROW = /\s*(?:→|⇒|➔|➜|->|=>|—>)\s*/;
const LONGEST_NODE = 44;
/** Statements beside a flow. */
const MOST_BESIDE = 3;
const BRANCHES = { min: 3, max: 8 } as const;

/** A statement that is a chain of arrows is a flow. */
export function flowBrief(
  base: Base,
  statements: readonly Statement[],
  more: Statement[],
): BriefOf<'diagram'> | undefined {
  const chain = statements.find(({ text }) => isChain(text));
  if (!chain) return undefined;
  const labels = chain.text.split(ARROW).map((text) => text.replace(/[。.]$/, '').trim());
  const nodes = labels.map((text, index) => ({ id: `n${index + 1}`, label: { ...chain, text } }));
  const returns = labels.length > 3 && labels[0] === labels.at(-1);
  const own = returns ? nodes.slice(0, -1) : nodes;
  const edges = own.slice(1).map(({ id }, index) => ({ from: own[index]?.id ?? id, to: id }));
  const others = statements.filter((other) => other !== chain);
  const items = others.slice(0, MOST_BESIDE);
  const last = own.at(-1);
  if (returns && last) edges.push({ from: last.id, to: 'n1' });
  return {
    ...base,
    form: 'diagram',
    diagram: { shape: returns ? 'cycle' : 'flow', nodes: own, edges },
    items,
    more: [...others.slice(MOST_BESIDE), ...more],
  };
}

function isChain(text: string): boolean {
  const labels = text.split(ARROW);
  return (
    labels.length >= 3 && labels.length <= 10 && labels.every((own) => own.trim() && visualLength(own) <= LONGEST_NODE)
  );
}

/** A section and the headings below it as a tree, where it has several. */
export function sectionTree(base: Base, root: Statement, groups: readonly Group[]): BriefOf<'diagram'> | undefined {
  const headings = new Map<string, Statement>();
  for (const { parts } of groups) {
    for (const { passage } of parts) {
      const { heading, origin } = passage;
      if (heading && heading !== root.text && visualLength(heading) <= 60)
        headings.set(heading, statement(heading, origin, 0.7));
    }
  }
  if (headings.size < BRANCHES.min || headings.size > BRANCHES.max) return undefined;
  const nodes = [root, ...headings.values()].map((label, index) => ({ id: `n${index + 1}`, label }));
  const edges = nodes.slice(1).map(({ id }) => ({ from: 'n1', to: id }));
  return { ...base, form: 'diagram', diagram: { shape: 'tree', nodes, edges }, items: [], more: [] };
}

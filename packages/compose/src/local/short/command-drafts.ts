import { parseOrigin } from '@pagewright/model/origin';
import type { Item } from '@pagewright/model/outline';
import type { CodeBlock, SourceBlock } from '@pagewright/model/source-document';
import type { Draft } from '../forms/draft.ts';
import { COMMANDS, linesOfCode } from '../material/groups.ts';

/** Drafts in which the commands of some steps, a line or two each, are one listing, with the lines between them beside it. */
export function withJoinedCommands(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const before = joined.at(-1);
    const listings = before && [...commandsOf(before), ...commandsOf(draft)];
    const isOne =
      before !== undefined &&
      listings !== undefined &&
      commandsOf(before).length > 0 &&
      commandsOf(draft).length > 0 &&
      listings.reduce((sum, { text }) => sum + linesOfCode(text), 0) <= COMMANDS.lines &&
      besideOf(before).length + besideOf(draft).length <= COMMANDS.steps;
    if (!isOne) joined.push(draft);
    else {
      const [, ...further] = listings;
      joined[joined.length - 1] = { ...before, further, beside: inOrder([...besideOf(before), ...besideOf(draft)]) };
    }
  }
  return joined;
}

/** Steps in the order of the document, whichever listing they stood beside. */
function inOrder(items: readonly Item[]): Item[] {
  const blockOf = ({ origins: [origin] }: Item): number =>
    origin === undefined ? 0 : (parseOrigin(origin)?.block ?? 0);
  return items.toSorted((a, b) => blockOf(a) - blockOf(b));
}

function besideOf({ beside = [] }: Draft): NonNullable<Draft['beside']> {
  return beside;
}

function commandsOf({ exhibit, further = [] }: Draft): readonly CodeBlock[] {
  return exhibit && isCommand(exhibit) ? [exhibit, ...further] : [];
}

function isCommand(block: SourceBlock): block is CodeBlock {
  return block.kind === 'code' && linesOfCode(block.text) <= COMMANDS.own;
}

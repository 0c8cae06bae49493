import { visualLength } from '../language/text.ts';

/** A tree that is drawn with lines in a listing: `├── Sales`, `|-- Sales`, `+-- Sales`. */
const BRANCH = /^(?<before>[\s│┃|]*)(?:[├└┣┗|`+\\]\s?[─━—-]{1,4})\s*(?<name>[^\s─━—-].*)$/u;
/** Names of files and folders: their tree is one to read. */
const FILE = /^[\w.@*/-]+$/;
/** Share of such names from which a tree is one of files. */
const MOST_FILES = 0.5;
/** Names that a page draws, and the longest of them in comparable units. */
const NODES = { fewest: 3, most: 24, longest: 44 } as const;

export interface TreeNode {
  readonly name: string;
  /** Place of the node that it stands below; undefined of the root. */
  readonly parent: number | undefined;
}

/** The nodes of a tree that a listing draws, its root first; undefined of any other listing, and of a tree of files. */
export function drawnTree(listing: string): readonly TreeNode[] | undefined {
  const [root = '', ...lines] = listing.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (BRANCH.test(root) || lines.length < NODES.fewest || lines.length >= NODES.most) return undefined;
  const nodes: TreeNode[] = [{ name: root.trim(), parent: undefined }];
  /** Columns of the branches that the last one stands below, with their nodes. */
  const open: { readonly column: number; readonly at: number }[] = [{ column: -1, at: 0 }];
  for (const line of lines) {
    const branch = BRANCH.exec(line)?.groups;
    if (!branch) return undefined;
    const column = branch['before']?.length ?? 0;
    while ((open.at(-1)?.column ?? -1) >= column) open.pop();
    nodes.push({ name: (branch['name'] ?? '').trim(), parent: open.at(-1)?.at ?? 0 });
    open.push({ column, at: nodes.length - 1 });
  }
  const files = nodes.filter(({ name }) => FILE.test(name)).length;
  const isShown = nodes.every(({ name }) => visualLength(name) <= NODES.longest);
  return isShown && files < nodes.length * MOST_FILES ? nodes : undefined;
}

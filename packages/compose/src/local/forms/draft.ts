import type { Item, SimpleBrief, Statement } from '@pagewright/model/outline';
import type { CodeBlock } from '@pagewright/model/source-document';
import type { Relation } from '../relations/relation.ts';

type Without<Brief> = Brief extends unknown ? Omit<Brief, 'id' | 'title' | 'section' | 'more'> : never;

/** What a page says, before it has a title. */
export interface Draft {
  readonly brief: Without<SimpleBrief>;
  /** Words that lead to it: its title, where they are one. */
  readonly head: Statement | undefined;
  /** Items and figures that may share a page with a neighbour of the same kind. */
  readonly load: number;
  /** Its entries are a list of their own: none of them stands over the others. */
  readonly isList?: boolean;
  /** Table, picture, quotation or code, made into a brief by the forms of exhibits. */
  readonly exhibit?: Extract<Relation, { kind: 'exhibit' }>['block'];
  /** Lines that stand beside an exhibit. */
  /** Listings of a line or two that stand behind the exhibit, one too: the commands of some steps. */
  readonly further?: readonly CodeBlock[];
  readonly beside?: readonly Item[];
  /** Few statements that share the page, on its other half. */
  readonly half?: Extract<Without<SimpleBrief>, { form: 'bullets' }>;
}

import type { TableAtom, TableView } from '../material/atoms.ts';
import type { Favour } from '../material/groups.ts';

export interface FitOptions {
  readonly favour: Favour;
  /** The other ways a table can be shown besides the first, for pages that are left over. */
  readonly views: (atom: TableAtom) => readonly TableView[];
  /** How dear it is to leave a group out: the person's words are kept longer in `preserve`; infinite, nothing is. */
  readonly priceOfDropping: number;
  /** All words are kept, so that what a page says in all counts when groups are joined. */
  readonly keepsWords: boolean;
  /** Slides that a group fills before it is divided; 0 where every group may be. */
  readonly leastDivided: number;
}

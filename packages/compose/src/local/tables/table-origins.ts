import type { Origin } from '@pagewright/model/origin';
import type { TableBlock } from '@pagewright/model/source-document';

/** Where the words and figures of a table stand: of one that joins several, the places of all. */
export function originsOf({ origin, further = [] }: TableBlock): Origin[] {
  return [origin, ...further];
}

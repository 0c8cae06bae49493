import { describe, expect, it } from 'vitest';
import type { Origin } from './origin.ts';
import { currentOrigin, joinSuccessors, successorOf } from './successors.ts';

const first = { origins: ['b.txt#0', 'b.txt#2', null, 'b.txt#1'], changed: [1] };
const second = { origins: ['c.txt#1', null, 'c.txt#0'], changed: [0] };

describe('successors', () => {
  it('lead to the newest version over the one between', () => {
    expect(joinSuccessors(first, second)).toEqual({ origins: ['c.txt#1', 'c.txt#0', null, null], changed: [0, 1] });
  });

  it('keep the origin of what says something else now, or is gone', () => {
    const older = new Map([['a.txt', first]]);
    const now = (origin: string) => currentOrigin(origin as Origin, older);
    expect(['a.txt#0', 'a.txt#1', 'a.txt#2', 'other.txt#0'].map(now)).toEqual([
      'b.txt#0',
      'a.txt#1',
      'a.txt#2',
      'other.txt#0',
    ]);
    expect(successorOf('a.txt#1', older)).toEqual({ origin: 'b.txt#2', isChanged: true });
    expect(successorOf('a.txt#2', older)).toEqual({ origin: undefined, isChanged: false });
    expect(successorOf('b.txt#0', older)).toBeUndefined();
  });
});

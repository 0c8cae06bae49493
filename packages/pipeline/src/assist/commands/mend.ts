import { fixPage } from '@pagewright/page/fixes';
import { lintPage } from '@pagewright/page/lint';
import { printPage } from '@pagewright/page/source-text';
import type { Doing } from '../doing.ts';

/** What page health finds and has a fix for. */
export function mend({ shadow, ids }: Doing): void {
  const known = new Set(shadow.pages.map(({ id }) => id));
  const options = { hasPage: (id: number) => known.has(id) };
  const fixed: number[] = [];
  let faults = 0;
  for (const id of ids) {
    const page = shadow.page(id);
    if (!page) continue;
    const before = shadow.shown(page);
    const found = lintPage(before, options).length;
    if (found === 0) {
      shadow.note('nothing-to-fix', [id]);
      continue;
    }
    const after = fixPage(before, options);
    if (after === before) {
      shadow.note('not-fixable', [id], found);
      continue;
    }
    faults += found - lintPage(after, options).length;
    fixed.push(id);
    shadow.put({ ...page, styledText: printPage(after) }, { byObject: true });
  }
  if (fixed.length > 0) shadow.note('fix', fixed, faults);
}

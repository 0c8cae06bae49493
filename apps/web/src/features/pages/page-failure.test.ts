import { PagewrightError } from '@pagewright/model/errors';
import { parsePage } from '@pagewright/page/source-text';
import { expect, it } from 'vitest';
import { pageFailureKind } from './page-failure.ts';

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

it.each([
  [thrownBy(() => parsePage('<Page title="broken"')), false, 'load'],
  [new PagewrightError('page/unknown-element'), true, 'load'],
  [new Error('Objects are not valid as a React child (found: object with keys {a})'), true, 'shape'],
  [new Error('Minified React error #31; visit https://react.dev/errors/31'), false, 'shape'],
  [new Error('Minified React error #310'), false, 'start'],
  [new TypeError('x is undefined'), true, 'render'],
  ['a text', true, 'render'],
] as const)('%s, shown before: %s → %s', (error, wasShown, kind) => {
  expect(pageFailureKind(error, wasShown)).toBe(kind);
});

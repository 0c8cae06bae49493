import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculated } from './calculated.ts';

it.each([
  ['640', 640],
  [' 12,5 ', 12.5],
  ['-3', -3],
  ['=1280/3', 1280 / 3],
  ['1280 − 2×40', 1200],
  ['(1280-40)/2 + 5', 625],
  ['2*-3', -6],
  ['10-4-3', 3],
  ['100/10/2', 5],
  ['.5+1.', 1.5],
])('%s is %d', (text, value) => {
  expect(calculated(text)).toBeCloseTo(value);
});

it.each([
  ['*2', 240, 480],
  ['/3', 240, 80],
  ['+10', 240, 250],
  ['+10', -20, -10],
  [' ×1,5 − 10', 240, 350],
  ['+10*2', 240, 260],
  // A sign in front of a number, not something that is done to what stood there.
  ['-10', 240, -10],
  ['=+10', 240, 10],
])('%s goes on from %d: %d', (text, from, value) => {
  expect(calculated(text, from)).toBeCloseTo(value);
});

it('what goes on needs a number to go on from, which several objects do not share', () => {
  expect(calculated('+10')).toBeNaN();
  expect(calculated('*2')).toBeNaN();
});

it.each(['*', '+', '/0', '*2*'])('“%s” does nothing to a number (yet)', (text) => {
  expect(calculated(text, 240)).toBeNaN();
});

it.each(['', '=', '1280/', '(3', '3)', '1/0', '2 3', 'alert(1)', '1e3', '--', '1..2'])(
  '“%s” is no number (yet)',
  (text) => {
    expect(calculated(text)).toBeNaN();
  },
);

it('agrees with the numbers that stand in it', () => {
  const number = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(number, number, number, (a, b, c) => {
      expect(calculated(`${a}+${b}*${c}`)).toBeCloseTo(a + b * c);
      expect(calculated(`(${a}-${b})/${c}`)).toBeCloseTo((a - b) / c);
    }),
  );
});

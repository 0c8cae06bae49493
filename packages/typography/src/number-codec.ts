/**
 * Lists of whole numbers as short text, for the generated font tables: base64 digits of five bits each, least
 * significant first, the sixth bit saying that more follow (as in source maps, but unsigned).
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MORE = 32;

const digitValues = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value++) digitValues[DIGITS.charCodeAt(value)] = value;

/** Non-negative whole numbers below 2^30 as text. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= MORE) {
      text += DIGITS[(rest % MORE) + MORE];
      rest = Math.floor(rest / MORE);
    }
    text += DIGITS[rest];
  }
  return text;
}

export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = digitValues[text.charCodeAt(at)] ?? 0;
    number |= (digit & (MORE - 1)) << shift;
    if (digit < MORE) {
      numbers.push(number);
      number = 0;
      shift = 0;
    } else {
      shift += 5;
    }
  }
  return numbers;
}

/** Signed numbers laid onto the unsigned ones: 0, -1, 1, -2, 2 … */
export function toUnsigned(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

export function toSigned(number: number): number {
  return number % 2 === 1 ? -(number + 1) / 2 : number / 2;
}

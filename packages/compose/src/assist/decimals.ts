/** A number as it is written without groups, with its point moved to the right by that many places: exact at any length. */
export function shifted(plain: string, places: number): string {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain) ?? [];
  const digits = whole + part;
  const point = whole.length + places;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(1, point);
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const right = padded.slice(at).replace(/0+$/, '');
  const isZero = !/[1-9]/.test(left + right);
  return `${isZero ? '' : sign}${left}${right === '' ? '' : `.${right}`}`;
}

const HAN_DIGITS = '〇一二三四五六七八九十';

/** `十二` as 12, `７` and `7` as 7, below a hundred: numbers of months, days and entries. What is no number is 0. */
export function smallNumber(text: string): number {
  const plain = text.normalize('NFKC').replace(/[两兩]/u, '二');
  if (/^\d+$/.test(plain)) return Number(plain);
  const [tens = '', ones = ''] = plain.includes('十') ? plain.split('十') : ['0', plain];
  const ten = plain.includes('十') ? (tens === '' ? 1 : digitOf(tens)) : 0;
  return ten * 10 + (ones === '' ? 0 : digitOf(ones));
}

/** What a sign is worth as a digit; 0 of others. */
export function digitOf(sign: string): number {
  return Math.max(0, HAN_DIGITS.indexOf(sign));
}

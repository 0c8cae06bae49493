import type { Statement } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';
import { statementOf, textOf } from './atoms.ts';
import { atomsOfGroup } from './groups.ts';
import type { Material } from './material.ts';

const CONTACT =
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w{2,}|(?:\btel\b|phone|电话|電話|téléphone|热线|热線)[^\d]{0,12}\+?\d[\d\s().-]{6,}\d|(?:contact us|联系我们|聯絡我們|お問い合わせ|contactez)/i;
const ASKS = /contact|write to|e-?mail|联系|聯絡|邮件|咨询|諮詢|問い合わせ|送付|écri|courriel/i;
const LONGEST = 260;
/** A bare address may stand without a word that says what it is for, in a line as short as this. */
const BARE = 110;

/** Whether a text holds an address or a number to reach somebody. */
export function saysContact(text: string): boolean {
  return CONTACT.test(text);
}

const REACHED = '(?:[\\w.+-]+@[\\w-]+\\.[\\w.]{2,}|(?:https?://|www\\.)\\S+|\\+?\\d[\\d\\s().-]{5,}\\d)';
const ONLY_CONTACT = new RegExp(`^${REACHED}(?:\\s*[·•|｜,，;；/]\\s*${REACHED})*$`, 'u');

/** Whether a line is nothing but addresses and numbers to reach somebody. */
export function isContactLine(text: string): boolean {
  return ONLY_CONTACT.test(text.trim());
}

/** Lines by which the document says whom to ask, from its end. */
export function contactLines({ groups }: Material): Statement[] {
  const lines = groups
    .flatMap(atomsOfGroup)
    .filter((atom) => (atom.kind === 'sentence' || atom.kind === 'item') && saysContact(textOf(atom)))
    .map(statementOf)
    .filter(({ text }) => readingLoad(text) <= (ASKS.test(text) ? LONGEST : BARE) && !/[<>{}|]|-{3}|[:：]$/.test(text));
  return lines.slice(-2);
}

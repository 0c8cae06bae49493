import type { OutgoingMessage } from '../../platform/delivery/message.ts';

/** Whom a code goes to, in the one form that an address is kept and counted in. */
export interface Recipient {
  readonly channel: OutgoingMessage['channel'];
  readonly address: string;
}

/** Email addresses are one whatever their case. */
export function emailRecipient(email: string): Recipient {
  return { channel: 'email', address: email.trim().toLowerCase() };
}

/** Digits that are left of a number for the code in front of it to be the country's own, not part of a local number. */
const WHOLE_NUMBER = 10;

/**
 * Phone numbers are one however they are written: `+8613800138000` (E.164).
 * @param countryCode of numbers without one: `86`
 */
export function phoneRecipient(phone: string, countryCode: string): Recipient {
  const digits = phone.replace(/\D/g, '');
  return { channel: 'phone', address: `+${internationalDigits(phone.trim(), digits, countryCode)}` };
}

function internationalDigits(phone: string, digits: string, countryCode: string): string {
  if (phone.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith(countryCode) && digits.length - countryCode.length >= WHOLE_NUMBER) return digits;
  // A leading 0 is what people dial inside the country.
  return countryCode + digits.replace(/^0/, '');
}

/** What somebody who signs in calls themselves: an email address or a phone number. */
export function namedRecipient(name: string, countryCode: string): Recipient {
  return name.includes('@') ? emailRecipient(name) : phoneRecipient(name, countryCode);
}

import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a key that people hold. The keys are long and random, so a plain hash is enough. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** A key of 256 bits for a link. */
export function newLinkKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Letters and digits that are not mistaken for one another (Crockford's base 32). */
const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An invitation code of 80 bits, as people copy it: `7K2M-9QTX-4HPA-D0WE`. */
export function newInvitationCode(): string {
  const signs = [...randomBytes(16)].map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('');
  return signs.replace(/.{4}(?=.)/g, '$&-');
}

/** A code without what people add or change when they copy it. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

import { createHash } from 'node:crypto';
import { PagewrightError } from '@pagewright/model/errors';
import { jwtVerify, SignJWT } from 'jose';

/** Lifetime of a token, s. It is renewed from half of it on, so whoever comes back within half a day stays signed in. */
export const TOKEN_LIFETIME = 24 * 3600;
const NAME = 'pagewright';

export interface TokenClaims {
  readonly userId: number;
  readonly sessionId: string;
  /** Epoch s. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Makes and reads tokens: JWT, HS256, with the key's id. */
export class Tokens {
  readonly #key: Uint8Array;
  readonly #keyId: string;

  /** @param key 256 bits or more */
  constructor(key: Uint8Array) {
    if (key.length < 32) throw new Error('the key for tokens has to have 256 bits');
    this.#key = key;
    this.#keyId = createHash('sha256').update('key id').update(key).digest('hex').slice(0, 12);
  }

  issue(userId: number, sessionId: string, now = Math.floor(Date.now() / 1000)): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: this.#keyId })
      .setSubject(String(userId))
      .setIssuer(NAME)
      .setAudience(NAME)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_LIFETIME)
      .sign(this.#key);
  }

  /** @throws PagewrightError `request/unauthorized` for anything but a token of ours that is still good */
  async read(token: string): Promise<TokenClaims> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        issuer: NAME,
        audience: NAME,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      });
      if (protectedHeader.kid !== this.#keyId) throw new Error('signed with another key');
      const userId = Number(payload.sub);
      if (!Number.isSafeInteger(userId) || typeof payload.sid !== 'string') throw new Error('not our claims');
      return { userId, sessionId: payload.sid, issuedAt: payload.iat as number, expiresAt: payload.exp as number };
    } catch (error) {
      throw new PagewrightError('request/unauthorized', {}, { cause: error });
    }
  }
}

/** Whether a token is due for renewal: past half its lifetime, which is earlier than the client asks (spec §7). */
export function isDue(claims: TokenClaims, now = Date.now() / 1000): boolean {
  return now >= claims.issuedAt + (claims.expiresAt - claims.issuedAt) / 2;
}

import type { SignInProvider } from '@pagewright/contract/third-party';

/** Who a third party says somebody is. */
export interface Identity {
  /** Together with the subject what identifies an account there; an email never does. */
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  /** Only where the third party has verified it. */
  readonly email: string | undefined;
}

/** What protects one sign-in: state against foreign answers, nonce and verifier against stolen ones. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A third party that people sign in with. */
export interface Provider {
  /** What people see of it. */
  readonly shown: SignInProvider;
  /** Where the browser is sent. @param callback the address it comes back to */
  authorizationUrl(callback: URL, secrets: SignInSecrets): Promise<URL>;
  /** Reads the answer that the browser brings back. @throws Error where it cannot be trusted */
  identify(answer: URL, secrets: SignInSecrets): Promise<Identity>;
}

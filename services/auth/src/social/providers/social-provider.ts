import type { SocialProviderKey } from '@mall/contracts/auth';
import type { Texts } from '@mall/validation';

/** A person who has signed in at a provider. */
export interface SocialIdentity {
  /** Provider that identified the person. */
  readonly issuer: string;
  /** Permanent id of the person at the provider. */
  readonly subject: string;
  /** Name by which people recognise the account; may be empty. */
  readonly person: string;
}

/** Secrets of a sign-in, created when it was started. */
export interface SocialSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** Parameters that the provider added to the address to which it sent the browser back. */
export interface SocialAnswer {
  readonly code: string;
  readonly deviceId?: string | undefined;
  /** Issuer of the answer. */
  readonly issuer?: string | undefined;
}

/** The provider cannot be reached or gives an unexpected answer; the person signing in did nothing wrong. */
export class ProviderFailure extends Error {}

/** Another service that people sign in with. */
export interface SocialProvider {
  readonly key: SocialProviderKey;
  readonly name: Texts;
  /** Returns the address to sign in at. @throws ProviderFailure */
  signInUrl(secrets: SocialSecrets): Promise<URL>;
  /**
   * Exchanges a code for the person who has signed in.
   * @returns undefined when the provider does not accept the code, or its answer is meant for another application.
   * @throws ProviderFailure
   */
  identify(answer: SocialAnswer, secrets: SocialSecrets): Promise<SocialIdentity | undefined>;
}

export interface ProviderAccount {
  /** Origin of the provider. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

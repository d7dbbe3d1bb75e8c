import type { SocialProviderKey } from '@mall/contracts/auth';
import type { Texts } from '@mall/validation';

/** Somebody who has signed in at a provider. */
export interface SocialIdentity {
  /** Who says so. */
  readonly issuer: string;
  /** What it calls the person, for ever. */
  readonly subject: string;
  /** For people to recognise it by; may be empty. */
  readonly person: string;
}

/** What a sign-in was begun with. */
export interface SocialSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** What the provider has put into the address that it sent the browser back to. */
export interface SocialAnswer {
  readonly code: string;
  readonly deviceId?: string | undefined;
  /** Who sends it. */
  readonly issuer?: string | undefined;
}

/** The provider cannot be reached or answers what it should not: nobody's fault who signs in. */
export class ProviderFailure extends Error {}

/** Another service that people sign in with. */
export interface SocialProvider {
  readonly key: SocialProviderKey;
  readonly name: Texts;
  /** Where people sign in. @throws ProviderFailure */
  signInUrl(secrets: SocialSecrets): Promise<URL>;
  /**
   * Exchanges a code for who has signed in.
   * @returns undefined when the provider does not accept the code, or what it says is not meant for us. @throws ProviderFailure
   */
  identify(answer: SocialAnswer, secrets: SocialSecrets): Promise<SocialIdentity | undefined>;
}

export interface ProviderAccount {
  /** Origin of the provider. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

import { createHash, randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { authErrors, type SocialProviderKey } from '@mall/contracts/auth';
import { networkOf, platformErrors, type Caller } from '@mall/contracts/define';
import type { Account } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { AttemptLimitService } from '../attempts/attempt-limit.service.js';
import {
  ProviderFailure,
  type SocialAnswer,
  type SocialIdentity,
  type SocialProvider,
} from './providers/social-provider.js';
import { SocialAttemptRepository } from './social-attempt.repository.js';
import { SocialLinkRepository } from './social-link.repository.js';
import { SocialProviders } from './social-providers.js';

export interface SocialReturn extends SocialAnswer {
  readonly state: string;
}

const random = (): string => randomBytes(32).toString('base64url');
export const hashState = (state: string): Buffer => createHash('sha256').update(state).digest();

/**
 * Sign-ins with other services, from the start to the return. A started sign-in is stored here, valid for ten minutes
 * and once, for the browser that started it, so that neither a replayed address nor one that somebody else was sent
 * signs anybody in.
 */
@Injectable()
export class SocialSignInService {
  private readonly logger = new Logger(SocialSignInService.name);

  constructor(
    private readonly providers: SocialProviders,
    private readonly attempts: SocialAttemptRepository,
    private readonly links: SocialLinkRepository,
    private readonly accounts: AccountRepository,
    private readonly limits: AttemptLimitService,
  ) {}

  /** Returns the address to sign in at. For a signed-in caller, the returned account is linked to the caller's. */
  async start(key: SocialProviderKey, caller: Caller): Promise<string> {
    const provider = this.providers.find(key);
    if (!provider || !caller.deviceKey || caller.kind === 'staff') throw platformErrors.notFound();
    await this.limits.take('socialStart', networkOf(caller.ip ?? 'unknown'));
    const account = caller.userId && (await this.accounts.findByUserId('shop', caller.userId));
    const { redirectUri } = this.providers;
    const secrets = { state: `${key}-${random()}`, nonce: random(), verifier: random(), redirectUri };
    const url = await this.reached(provider, caller, () => provider.signInUrl(secrets));
    await this.attempts.insert({
      stateHash: hashState(secrets.state),
      provider: key,
      deviceKey: caller.deviceKey,
      ...(account ? { accountId: account.accountId } : {}),
      nonce: secrets.nonce,
      verifier: secrets.verifier,
    });
    return url.href;
  }

  /**
   * Returns the account to which a person of another service signs in.
   * @throws authErrors.notBound for a person without an account here, who may then confirm a phone number;
   * authErrors.socialRefused, socialUnavailable
   */
  async accountFor(key: string, answer: SocialReturn, caller: Caller): Promise<Account> {
    const provider = this.providers.find(key);
    if (!provider) throw authErrors.notBound();
    const { identity, accountId } = await this.identify(provider, answer, caller);
    // An attempt that was started to link an account must not sign anybody in.
    if (accountId !== null) throw authErrors.socialRefused();
    const account = await this.links.accountOf(identity.issuer, identity.subject);
    if (account && account.status !== 'removed') return account;
    await this.attempts.keep(hashState(answer.state), identity);
    throw authErrors.notBound();
  }

  /**
   * Returns the person who comes back from an attempt that this account started. @throws authErrors.socialRefused,
   * socialUnavailable
   */
  async identityFor(account: Account, answer: SocialReturn, caller: Caller) {
    const provider = this.providers.find(answer.state.split('-')[0]!);
    if (!provider) throw authErrors.socialRefused();
    const { identity, accountId } = await this.identify(provider, answer, caller);
    if (accountId !== account.accountId) throw authErrors.socialRefused();
    return { identity, provider };
  }

  private async identify(
    provider: SocialProvider,
    { state, ...answer }: SocialReturn,
    caller: Caller,
  ): Promise<{ readonly identity: SocialIdentity; readonly accountId: string | null }> {
    const begun = await this.attempts.take(hashState(state), provider.key, caller.deviceKey ?? '');
    if (!begun) throw authErrors.socialRefused();
    const { nonce, verifier, accountId } = begun;
    const { redirectUri } = this.providers;
    const identity = await this.reached(provider, caller, () =>
      provider.identify(answer, { state, nonce, verifier, redirectUri }),
    );
    if (!identity) throw authErrors.socialRefused();
    return { identity, accountId };
  }

  /**
   * Returns the result of a call to the provider.
   * @throws authErrors.socialUnavailable when the provider cannot be reached.
   */
  private async reached<T>(provider: SocialProvider, caller: Caller, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof ProviderFailure)) throw failure;
      this.logger.error(`${provider.key} is not reached: ${failure.message}`);
      throw authErrors.socialUnavailable({ provider: provider.name[caller.locale] });
    }
  }
}

import { randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors, type RegisterSocialDto, type SocialProviderKey } from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { isUniqueViolation } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { AccountService } from '../account/account.service.js';
import { ConsentTextService } from '../account/consent-text.service.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { SmsCodeService } from '../sms/sms-code.service.js';
import type { SocialIdentity } from './providers/social-provider.js';
import { SocialAttemptRepository } from './social-attempt.repository.js';
import type { SocialLink } from './social-link.entity.js';
import { SocialLinkRepository } from './social-link.repository.js';
import { SocialProviders } from './social-providers.js';
import { hashState, SocialSignInService, type SocialReturn } from './social-sign-in.service.js';

/** Links between accounts of the shop and those of other services. */
@Injectable()
export class SocialLinkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: SocialProviders,
    private readonly signIns: SocialSignInService,
    private readonly attempts: SocialAttemptRepository,
    private readonly links: SocialLinkRepository,
    private readonly accounts: AccountRepository,
    private readonly accountService: AccountService,
    private readonly hasher: PasswordHashService,
    private readonly codes: SmsCodeService,
    private readonly texts: ConsentTextService,
  ) {}

  /**
   * Links a person who signed in with another service to the account of their phone number, and opens that account when
   * there is none. Contracts are signed by codes to that number, so every account has one.
   * @throws authErrors.wrongCode, socialRefused, socialTaken, anotherLinked, accountLocked, userErrors.consentTextChanged, platformErrors.tooFrequent
   */
  async register(
    { state, code, consent }: RegisterSocialDto,
    mobile: string,
    caller: Caller,
  ): Promise<Account> {
    const [stateHash, deviceKey] = [hashState(state), caller.deviceKey ?? ''];
    if (!(await this.attempts.isWaiting(stateHash, deviceKey))) throw authErrors.socialRefused();
    await this.texts.assertInForce(consent);
    await this.codes.redeem('register', mobile, code, caller.deviceKey);
    const account =
      (await this.accounts.findByMobile('shop', mobile)) ?? (await this.open(state, mobile, caller));
    if (account.status !== 'active') throw authErrors.accountLocked();
    await this.dataSource.transaction(async (tx) => {
      const waiting = await this.attempts.takeWaiting(tx, stateHash, deviceKey);
      if (!waiting) throw authErrors.socialRefused();
      await this.link(tx, account, waiting.provider, waiting, caller);
      const { userId } = account;
      if (consent) await this.accountService.announceConsent(tx, userId, { shown: consent, from: caller });
    });
    return account;
  }

  /** Links the person who comes back from a provider to the caller's own account. */
  async bind(answer: SocialReturn, caller: Caller): Promise<void> {
    const account = await this.accountOf(caller);
    const { identity, provider } = await this.signIns.identityFor(account, answer, caller);
    await this.dataSource.transaction((tx) => this.link(tx, account, provider.key, identity, caller));
  }

  async own(caller: Caller): Promise<SocialLink[]> {
    return this.links.of((await this.accountOf(caller)).accountId);
  }

  /** Unlinks a social account. @throws platformErrors.notFound, authErrors.lastWayToSignIn */
  async unbind(provider: SocialProviderKey, caller: Caller): Promise<void> {
    const { accountId } = await this.accountOf(caller);
    await this.dataSource.transaction(async (tx) => {
      // Without the lock, two parallel calls could remove the last two ways to sign in.
      const account = await this.accounts.lock(accountId, tx);
      const links = await this.links.of(accountId, tx);
      if (!links.some((link) => link.provider === provider)) throw platformErrors.notFound();
      if (!account.hasPassword && account.mobile === null && links.length === 1)
        throw authErrors.lastWayToSignIn();
      await this.links.delete(tx, accountId, provider);
    });
  }

  /**
   * Links an identity to the account, unless it is linked already.
   * @throws authErrors.socialTaken for somebody else's identity, anotherLinked when the account is linked to another
   * identity of the provider.
   */
  private async link(
    tx: EntityManager,
    { accountId }: Account,
    provider: SocialProviderKey,
    { issuer, subject, person }: SocialIdentity,
    caller: Caller,
  ): Promise<void> {
    const owner = await this.links.accountOf(issuer, subject, tx);
    if (owner?.accountId === accountId) return;
    if (owner && owner.status !== 'removed') throw authErrors.socialTaken();
    if (owner) await this.links.deleteIdentity(tx, issuer, subject);
    try {
      await this.links.insert(tx, { accountId, provider, issuer, subject, person });
    } catch (failure) {
      if (isUniqueViolation(failure, 'social_link_account'))
        throw authErrors.anotherLinked({
          provider: this.providers.find(provider)?.name[caller.locale] ?? provider,
        });
      if (isUniqueViolation(failure)) throw authErrors.socialTaken();
      throw failure;
    }
  }

  /** Opens the account of a new buyer without a password, who signs in with the other service, or by a code to the phone. */
  private async open(state: string, mobile: string, { locale }: Caller): Promise<Account> {
    const provider = this.providers.find(state.split('-')[0]!);
    const username = `${state.split('-')[0]!.toLowerCase()}${randomInt(1e9, 1e10)}`;
    const account = {
      side: 'shop',
      username,
      mobile,
      // The hash of a random password that nobody knows. Checking a guess against it takes as long as against
      // any other hash, so the time of a refused sign-in does not reveal which accounts have a password.
      passwordHash: await this.hasher.hash(randomBytes(32).toString('base64url')),
      hasPassword: false,
      roles: ['ROLE_BUYER'],
    } as const;
    return this.accountService.insert(account, provider?.name[locale] ?? username);
  }

  private async accountOf({ userId }: Caller): Promise<Account> {
    const account = userId && (await this.accounts.findByUserId('shop', userId));
    if (!account) throw platformErrors.notFound();
    return account;
  }
}

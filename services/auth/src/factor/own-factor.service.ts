import { Injectable } from '@nestjs/common';
import {
  authErrors,
  type FreshTokenView,
  type OwnFactorView,
  type StartedFactorView,
} from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { PasswordService } from '../password/password.service.js';
import { SessionService } from '../sessions/session.service.js';
import { SiteNameCache } from '../sms/site-name.cache.js';
import { addressOf, newRecoveryCodes, newSecret, spelled } from './factor-codes.js';
import { FactorProofService } from './factor-proof.service.js';
import { FactorVault } from './factor-vault.js';
import { SecondFactorRepository } from './second-factor.repository.js';

type WithCodes = FreshTokenView & { readonly codes: string[] };

/** The second factor of the signed-in person. */
@Injectable()
export class OwnFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactorRepository,
    private readonly proofs: FactorProofService,
    private readonly vault: FactorVault,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly siteName: SiteNameCache,
  ) {}

  async own(caller: Caller): Promise<OwnFactorView> {
    const { accountId, factorSince, hasPassword } = await this.accountOf(caller);
    return {
      isOn: factorSince !== null,
      sinceTime: factorSince?.toISOString() ?? null,
      recoveryLeft: factorSince ? await this.factors.recoveryLeft(accountId) : 0,
      hasPassword,
    };
  }

  /**
   * Stores a new key, which does not count before `turnOn`. The password is required, so that whoever finds an open
   * session cannot lock its owner out.
   * @throws authErrors.factorOn, wrongOldPassword, platformErrors.tooFrequent
   */
  async start(password: string | undefined, caller: Caller): Promise<StartedFactorView> {
    const account = await this.accountOf(caller);
    if (account.factorSince) throw authErrors.factorOn();
    if (account.hasPassword) await this.passwords.confirm(account, password ?? '');
    const secret = newSecret();
    const sealed = this.vault.seal(secret, account.accountId);
    await this.dataSource.transaction(async (tx) => {
      // A parallel call may have turned it on.
      if ((await this.accounts.lock(account.accountId, tx)).factorSince) throw authErrors.factorOn();
      await this.factors.start(tx, account.accountId, sealed);
    });
    const issuer = (await this.siteName.in(caller.locale)) ?? 'Car export mall';
    return { secret, uri: addressOf(secret, issuer, account.username) };
  }

  /**
   * Turns the factor on and ends the other sessions, which have not proved it.
   * @throws authErrors.factorOn, factorNotStarted, wrongFactor, platformErrors.tooFrequent
   */
  async turnOn(code: string, caller: Caller): Promise<WithCodes> {
    const account = await this.accountOf(caller);
    if (account.factorSince) throw authErrors.factorOn();
    return this.proofs.proveFirst(account, code, caller, async (tx) => {
      if ((await this.accounts.lock(account.accountId, tx)).factorSince) throw authErrors.factorOn();
      await this.accounts.update(account.accountId, { factorSince: new Date() }, tx);
      await this.proofs.announce(tx, account, 'on');
      const codes = await this.newCodes(tx, account.accountId);
      return { ...(await this.changed(tx, account, caller, true)), codes };
    });
  }

  /** Proves the factor again. @throws authErrors.factorOff, wrongFactor, platformErrors.tooFrequent */
  async freshen(code: string, caller: Caller): Promise<FreshTokenView> {
    const account = await this.accountWithFactor(caller);
    return this.proofs.prove(account, code, caller, (tx) =>
      this.sessions.proved(tx, account, caller.sessionId!, true),
    );
  }

  /** Returns new recovery codes in place of the old ones. @throws as `freshen` */
  async renewRecovery(code: string, caller: Caller): Promise<WithCodes> {
    const account = await this.accountWithFactor(caller);
    return this.proofs.prove(account, code, caller, async (tx) => {
      const codes = await this.newCodes(tx, account.accountId);
      await this.proofs.announce(tx, account, 'recoveryRenewed');
      return { ...(await this.sessions.proved(tx, account, caller.sessionId!, true)), codes };
    });
  }

  /** Turns the factor off and ends the other sessions. @throws as `freshen` */
  async turnOff(code: string, caller: Caller): Promise<FreshTokenView> {
    const account = await this.accountWithFactor(caller);
    return this.proofs.prove(account, code, caller, async (tx) => {
      await this.accounts.update(account.accountId, { factorSince: null }, tx);
      await this.factors.remove(tx, account.accountId);
      await this.proofs.announce(tx, account, 'off');
      return this.changed(tx, account, caller, false);
    });
  }

  private async newCodes(tx: EntityManager, accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.factors.setRecovery(
      tx,
      accountId,
      codes.map((code) => this.vault.hashes(code, accountId)[0]!),
    );
    return codes.map(spelled);
  }

  private async changed(tx: EntityManager, account: Account, caller: Caller, isProved: boolean) {
    await this.sessions.revokeAll(tx, account.accountId, 'factor', caller.sessionId);
    return this.sessions.proved(tx, account, caller.sessionId!, isProved);
  }

  private async accountWithFactor(caller: Caller): Promise<Account> {
    const account = await this.accountOf(caller);
    if (!account.factorSince) throw authErrors.factorOff();
    return account;
  }

  private async accountOf({ kind, userId }: Caller): Promise<Account> {
    const account = userId && (await this.accounts.findByUserId(kind === 'staff' ? 'staff' : 'shop', userId));
    if (!account) throw platformErrors.notFound();
    return account;
  }
}

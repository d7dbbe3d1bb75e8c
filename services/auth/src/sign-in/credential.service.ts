import { Injectable } from '@nestjs/common';
import { authErrors } from '@mall/contracts/auth';
import type { MallError } from '@mall/contracts/define';
import { normaliseMobile } from '@mall/validation';
import type { Account, Side } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { lockedOut } from '../account/locked-out.js';
import { PasswordHashService } from '../account/password-hash.service.js';

/** Finds the account of a password or a phone number. */
@Injectable()
export class CredentialService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHashService,
  ) {}

  /** Finds the account of a user name or phone number, in any state. */
  find(side: Side, principal: string): Promise<Account | undefined> {
    return this.accounts.findByPrincipal(side, principal, normaliseMobile(principal));
  }

  /**
   * Returns the account if the password is its own. Takes as long for no account as for a wrong password.
   * @throws authErrors.wrongCredentials for both; authErrors.accountLocked or staffLocked, which only the owner of the
   * password learns.
   */
  async verify(account: Account | undefined, password: string): Promise<Account> {
    const matches = await this.hasher.matches(account?.passwordHash, password);
    const refusal = !account || !matches ? authErrors.wrongCredentials() : refusalOf(account);
    if (!refusal) return account!;
    await this.accounts.noteRefusal(account, refusal.declaration.key);
    throw refusal;
  }

  /**
   * Finds the account of a number after its owner has proved to have the number.
   * @throws authErrors.wrongCredentials when no account has the number, authErrors.accountLocked or staffLocked
   */
  async findActiveByMobile(side: Side, mobile: string): Promise<Account> {
    const account = await this.accounts.findByMobile(side, mobile);
    if (!account) throw authErrors.wrongCredentials();
    const refusal = refusalOf(account);
    if (refusal) throw refusal;
    return account;
  }
}

const refusalOf = (account: Account): MallError | undefined =>
  account.status === 'locked' ? lockedOut(account) : undefined;

import { Injectable } from '@nestjs/common';
import { authErrors } from '@mall/contracts/auth';
import type { Account, Side } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { normaliseMobile } from '../account/mobile.js';
import { PasswordHashService } from '../account/password-hash.service.js';

/** Finds the account that a password or a phone number belongs to. */
@Injectable()
export class CredentialService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHashService,
  ) {}

  /**
   * The account whose password this is. Takes as long for an unknown name as for a wrong password.
   * @throws authErrors.wrongCredentials for both, and for a locked account.
   */
  async authenticate(side: Side, principal: string, password: string): Promise<Account> {
    const account = await this.accounts.findByPrincipal(side, principal, normaliseMobile(principal));
    const matches = await this.hasher.matches(account?.passwordHash, password);
    if (!account || !matches || account.status !== 'active') throw authErrors.wrongCredentials();
    return account;
  }

  /** @throws authErrors.wrongCredentials when no active account has the number. */
  async findActiveByMobile(side: Side, mobile: string): Promise<Account> {
    const account = await this.accounts.findByMobile(side, mobile);
    if (account?.status !== 'active') throw authErrors.wrongCredentials();
    return account;
  }
}

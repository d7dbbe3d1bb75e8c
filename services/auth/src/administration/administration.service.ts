import { Injectable } from '@nestjs/common';
import { authErrors, type CreateAccountDto, type UpdateAccountDto } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import { normaliseMobile } from '@mall/validation';
import { DataSource } from 'typeorm';
import type { Account, Side } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { AccountService } from '../account/account.service.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { assertOwnPassword } from '../account/password-rules.js';
import { SessionService } from '../sessions/session.service.js';

/** Accounts that other services create and change: those of staff, and of the demo. */
@Injectable()
export class AdministrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly accountService: AccountService,
    private readonly hasher: PasswordHashService,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Creates an account. Idempotent by user name, so that seeding may run twice. A locked account of the staff side
   * belongs to an applicant who is not admitted yet, so nobody is hired into it.
   * @throws authErrors.usernameTaken; weakPassword and ownNamePassword for a password that its owner has to change
   */
  async create(request: CreateAccountDto): Promise<Account> {
    const known = await this.accounts.findByPrincipal(request.side, request.username);
    const { side, userId, username, shopId, roles, status, isPasswordOfOthers, contacts } = request;
    if (known && side === 'staff' && known.status === 'locked' && status !== 'locked')
      throw authErrors.usernameTaken({ username });
    if (known) return known;
    const mobile = request.mobile ? normaliseMobile(request.mobile) : undefined;
    if (isPasswordOfOthers) assertOwnPassword(request.password, { username, mobile, contacts });
    const passwordHash = await this.hasher.hash(request.password);
    const password = { passwordHash, passwordOfOthers: isPasswordOfOthers };
    const account = { side, userId, username, shopId, roles, status, mobile, ...password };
    return this.accountService.insert(account, request.nickName ?? username);
  }

  /** Returns one account. @throws platformErrors.notFound also for an account that was removed. */
  async get(side: Side, userId: string): Promise<Account> {
    const account = await this.accounts.findByUserId(side, userId);
    if (!account || account.status === 'removed') throw platformErrors.notFound();
    return account;
  }

  /**
   * Every change except a mere unlock ends the sessions of the account.
   * @throws platformErrors.notFound, authErrors.weakPassword, ownNamePassword
   */
  async update(request: UpdateAccountDto): Promise<void> {
    const account = await this.get(request.side, request.userId);
    const { status, roles, username, isPasswordOfOthers } = request;
    if (request.password && isPasswordOfOthers)
      assertOwnPassword(request.password, { ...account, contacts: request.contacts });
    const passwordHash = request.password ? await this.hasher.hash(request.password) : undefined;
    await this.dataSource.transaction(async (tx) => {
      const changes = { status, roles, username, passwordHash, passwordOfOthers: isPasswordOfOthers };
      await this.accounts.update(account.accountId, changes, tx);
      if (status !== 'active' || roles || passwordHash)
        await this.sessions.revokeAll(tx, account.accountId, 'staff');
    });
  }
}

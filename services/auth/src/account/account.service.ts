import { Injectable } from '@nestjs/common';
import {
  authErrors,
  authEvents,
  type CreateAccountDto,
  type RegisterDto,
  type UpdateAccountDto,
} from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import { Outbox } from '@mall/messaging';
import { isUniqueViolation } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { SessionService } from '../sessions/session.service.js';
import { AccountRepository, type Account, type NewAccount, type Side } from './account.repository.js';
import { isWellKnown } from './known-passwords.js';
import { normaliseMobile } from './mobile.js';
import { PasswordHasher } from './password-hasher.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly outbox: Outbox,
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

  async findByUserId(side: Side, userId: string): Promise<Account | undefined> {
    return this.accounts.findByUserId(side, userId);
  }

  /** Refuses what would fail for reasons other than the code, before the code is used up. */
  async assertCanRegister(request: RegisterDto, mobile: string): Promise<void> {
    if (isWellKnown(request.password)) throw authErrors.weakPassword();
    if (await this.accounts.findByPrincipal('shop', request.userName, undefined)) {
      throw authErrors.usernameTaken({ username: request.userName });
    }
    if (await this.accounts.findByMobile('shop', mobile)) throw authErrors.mobileTaken();
  }

  async register(request: RegisterDto, mobile: string): Promise<Account> {
    return this.insert(
      {
        side: 'shop',
        username: request.userName,
        mobile,
        passwordHash: await this.hasher.hash(request.password),
        roles: ['ROLE_BUYER'],
      },
      request.nickName ?? request.userName,
      request.invitationCode,
    );
  }

  /** Idempotent by user name, so that seeding may run twice. */
  async create(request: CreateAccountDto): Promise<Account> {
    const known = await this.accounts.findByPrincipal(request.side, request.username, undefined);
    if (known) return known;
    const { side, userId, username, shopId, roles } = request;
    const mobile = request.mobile ? normaliseMobile(request.mobile) : undefined;
    const passwordHash = await this.hasher.hash(request.password);
    return this.insert(
      { side, userId, username, shopId, roles, mobile, passwordHash },
      request.nickName ?? username,
    );
  }

  async update(request: UpdateAccountDto): Promise<void> {
    const account = await this.accounts.findByUserId(request.side, request.userId);
    if (!account) throw platformErrors.notFound();
    const { status, roles, username } = request;
    const passwordHash = request.password ? await this.hasher.hash(request.password) : undefined;
    await this.dataSource.transaction(async (tx) => {
      await this.accounts.update(tx, account.accountId, { status, roles, username, passwordHash });
      if (status !== 'active' || roles || passwordHash)
        await this.sessions.revokeAll(tx, account.accountId, 'staff');
    });
  }

  /** @throws authErrors.wrongOldPassword, authErrors.weakPassword */
  async changePassword(
    side: Side,
    userId: string,
    change: { oldPassword: string; newPassword: string; keepSession?: string },
  ): Promise<void> {
    const account = await this.accounts.findByUserId(side, userId);
    if (!(await this.hasher.matches(account?.passwordHash, change.oldPassword)) || !account)
      throw authErrors.wrongOldPassword();
    if (isWellKnown(change.newPassword)) throw authErrors.weakPassword();
    const passwordHash = await this.hasher.hash(change.newPassword);
    await this.dataSource.transaction(async (tx) => {
      await this.accounts.update(tx, account.accountId, { passwordHash });
      await this.sessions.revokeAll(tx, account.accountId, 'password', change.keepSession);
    });
  }

  private async insert(account: NewAccount, nickName: string, invitationCode?: string): Promise<Account> {
    try {
      return await this.dataSource.transaction(async (tx) => {
        const inserted = await this.accounts.insert(tx, account);
        if (account.side === 'shop') {
          await this.outbox.add(tx, authEvents.accountRegistered, {
            aggregateId: inserted.userId,
            payload: {
              userId: inserted.userId,
              nickName,
              mobile: inserted.mobile,
              invitationCode: invitationCode ?? null,
            },
          });
        }
        return inserted;
      });
    } catch (failure) {
      if (isUniqueViolation(failure, 'account_mobile')) throw authErrors.mobileTaken();
      if (isUniqueViolation(failure)) throw authErrors.usernameTaken({ username: account.username });
      throw failure;
    }
  }
}

import { Controller } from '@nestjs/common';
import {
  type AccountStateView,
  type AccountView,
  authAccountApi,
  type CreateAccountDto,
  type LockAccountDto,
  type UpdateAccountDto,
  type UserIdDto,
} from '@mall/contracts/auth';
import { Handles, type HandlersOf } from '@mall/messaging';
import { AdministrationService } from './administration.service.js';

@Controller()
export class AdministrationController implements HandlersOf<typeof authAccountApi> {
  constructor(private readonly accounts: AdministrationService) {}

  @Handles(authAccountApi.accountState)
  async accountState({ userId }: UserIdDto): Promise<AccountStateView> {
    const { username, status } = await this.accounts.get('shop', userId);
    return { userId, username, isLocked: status === 'locked' };
  }

  @Handles(authAccountApi.lockAccount)
  async lockAccount({ userId, isLocked }: LockAccountDto): Promise<void> {
    await this.accounts.update({ side: 'shop', userId, status: isLocked ? 'locked' : 'active' });
  }

  @Handles(authAccountApi.createAccount)
  async createAccount(request: CreateAccountDto): Promise<AccountView> {
    const { userId, username } = await this.accounts.create(request);
    return { userId, username };
  }

  @Handles(authAccountApi.updateAccount)
  async updateAccount(request: UpdateAccountDto): Promise<void> {
    await this.accounts.update(request);
  }
}

import { Controller } from '@nestjs/common';
import {
  type AccountView,
  authAccountApi,
  type CreateAccountDto,
  type UpdateAccountDto,
} from '@mall/contracts/auth';
import { Handles, type HandlersOf } from '@mall/messaging';
import { AdministrationService } from './administration.service.js';

@Controller()
export class AdministrationController implements HandlersOf<typeof authAccountApi> {
  constructor(private readonly accounts: AdministrationService) {}

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

import { Controller } from '@nestjs/common';
import {
  authPasswordApi,
  type ChangePasswordDto,
  type OwnPasswordView,
  type SetFirstPasswordDto,
  type SmsSentView,
} from '@mall/contracts/auth';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { FirstPasswordService } from './first-password.service.js';
import { PasswordService } from './password.service.js';

@Controller()
export class PasswordController implements HandlersOf<typeof authPasswordApi> {
  constructor(
    private readonly passwords: PasswordService,
    private readonly firstPasswords: FirstPasswordService,
  ) {}

  @Handles(authPasswordApi.changePassword)
  async changePassword(request: ChangePasswordDto, caller: Caller): Promise<void> {
    const side = caller.kind === 'staff' ? 'staff' : 'shop';
    await this.passwords.change(side, caller.userId!, { ...request, keepSession: caller.sessionId });
  }

  @Handles(authPasswordApi.ownPassword)
  ownPassword(_: Empty, caller: Caller): Promise<OwnPasswordView> {
    return this.firstPasswords.own(caller);
  }

  @Handles(authPasswordApi.sendFirstPasswordCode)
  async sendFirstPasswordCode(_: Empty, caller: Caller): Promise<SmsSentView> {
    return { ttl: await this.firstPasswords.sendCode(caller) };
  }

  @Handles(authPasswordApi.setFirstPassword)
  async setFirstPassword(request: SetFirstPasswordDto, caller: Caller): Promise<void> {
    await this.firstPasswords.set(request, caller);
  }
}

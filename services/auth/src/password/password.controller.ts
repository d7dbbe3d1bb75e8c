import { Controller } from '@nestjs/common';
import { authPasswordApi, type ChangePasswordDto } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { PasswordService } from './password.service.js';

@Controller()
export class PasswordController implements HandlersOf<typeof authPasswordApi> {
  constructor(private readonly passwords: PasswordService) {}

  @Handles(authPasswordApi.changePassword)
  async changePassword(request: ChangePasswordDto, caller: Caller): Promise<void> {
    const side = caller.kind === 'staff' ? 'staff' : 'shop';
    await this.passwords.change(side, caller.userId!, { ...request, keepSession: caller.sessionId });
  }
}

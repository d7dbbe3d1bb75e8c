import { Controller } from '@nestjs/common';
import {
  type AccountView,
  authRegistrationApi,
  type RegisterDto,
  type RegisterStaffDto,
  type SendSmsDto,
  type SmsSentView,
  type TokenPairView,
} from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { requiredMobile } from '../account/mobile.js';
import { toPairView } from '../sessions/session.mapper.js';
import { deviceOf, SessionService } from '../sessions/session.service.js';
import { CodeRequestService } from '../sms/code-request.service.js';
import { RegistrationService } from './registration.service.js';

@Controller()
export class RegistrationController implements HandlersOf<typeof authRegistrationApi> {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly sessions: SessionService,
    private readonly requests: CodeRequestService,
  ) {}

  @Handles(authRegistrationApi.register)
  async register(request: RegisterDto, caller: Caller): Promise<TokenPairView> {
    const mobile = requiredMobile('mobile', request.mobile, request.countryCode);
    const account = await this.registrations.register(request, mobile, caller);
    return toPairView(await this.sessions.open(account, deviceOf('web', caller)));
  }

  @Handles(authRegistrationApi.registerStaff)
  async registerStaff(request: RegisterStaffDto): Promise<AccountView> {
    const mobile = requiredMobile('phone', request.mobile);
    const { userId, username } = await this.registrations.registerStaff(request, mobile);
    return { userId, username };
  }

  @Handles(authRegistrationApi.sendRegistrationCode)
  async sendRegistrationCode(request: SendSmsDto, caller: Caller): Promise<SmsSentView> {
    const mobile = requiredMobile('number', request.number, request.countryCode);
    return { ttl: await this.requests.send('register', mobile, request, caller) };
  }
}

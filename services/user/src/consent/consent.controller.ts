import { Controller } from '@nestjs/common';
import type { Caller, Empty } from '@mall/contracts/define';
import {
  userConsentApi,
  type ConsentView,
  type GiveConsentDto,
  type StoreConsentDto,
} from '@mall/contracts/user';
import { Handles, type HandlersOf } from '@mall/messaging';
import { toConsentView } from './consent.mapper.js';
import { ConsentService, originOf } from './consent.service.js';

@Controller()
export class ConsentController implements HandlersOf<typeof userConsentApi> {
  constructor(private readonly consents: ConsentService) {}

  @Handles(userConsentApi.own)
  async own(_: Empty, { userId }: Caller): Promise<ConsentView[]> {
    return (await this.consents.of(userId!)).map(toConsentView);
  }

  @Handles(userConsentApi.give)
  async give({ purpose, ...shown }: GiveConsentDto, caller: Caller): Promise<void> {
    await this.consents.give({ userId: caller.userId!, purpose, shown, origin: originOf(caller) });
  }

  @Handles(userConsentApi.store)
  async store({ userId, purpose, consent, ip, device }: StoreConsentDto): Promise<void> {
    const origin = { ip: ip ?? null, device: device ?? null };
    await this.consents.give({ userId, purpose, shown: consent, origin });
  }
}

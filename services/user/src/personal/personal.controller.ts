import { Controller } from '@nestjs/common';
import type { AdminPage, Caller, Empty, PersonalCopy, PersonalDataDto } from '@mall/contracts/define';
import type { LinkView } from '@mall/contracts/file';
import {
  userPersonalApi,
  type AskPersonalDto,
  type ConsentPurposeDto,
  type OwnPersonalRequestView,
  type PersonalRequestPageDto,
  type PersonalRequestRefDto,
  type PersonalRequestView,
  type RefusePersonalDto,
  type WithdrawnConsentView,
} from '@mall/contracts/user';
import { Handles, type HandlersOf } from '@mall/messaging';
import { ConsentWithdrawalService } from './consent-withdrawal.service.js';
import { PersonalCopyService } from './personal-copy.service.js';
import { PersonalErasureService } from './personal-erasure.service.js';
import { PersonalRequestService } from './personal-request.service.js';

@Controller()
export class PersonalController implements HandlersOf<typeof userPersonalApi> {
  constructor(
    private readonly withdrawals: ConsentWithdrawalService,
    private readonly requests: PersonalRequestService,
    private readonly copies: PersonalCopyService,
    private readonly erasures: PersonalErasureService,
  ) {}

  @Handles(userPersonalApi.withdrawConsent)
  withdrawConsent({ purpose }: ConsentPurposeDto, caller: Caller): Promise<WithdrawnConsentView> {
    return this.withdrawals.withdraw(caller, purpose);
  }

  @Handles(userPersonalApi.own)
  own(_: Empty, { userId }: Caller): Promise<OwnPersonalRequestView[]> {
    return this.requests.own(userId!);
  }

  @Handles(userPersonalApi.ask)
  ask({ kind }: AskPersonalDto, caller: Caller): Promise<OwnPersonalRequestView> {
    return this.requests.ask(caller, kind);
  }

  @Handles(userPersonalApi.cancel)
  cancel({ requestId }: PersonalRequestRefDto, { userId }: Caller): Promise<void> {
    return this.requests.cancel(userId!, requestId);
  }

  @Handles(userPersonalApi.download)
  download({ requestId }: PersonalRequestRefDto, { userId }: Caller): Promise<LinkView> {
    return this.copies.download(userId!, requestId);
  }

  @Handles(userPersonalApi.copyOf)
  copyOf(request: PersonalDataDto): Promise<PersonalCopy> {
    return this.copies.page(request);
  }

  @Handles(userPersonalApi.page)
  page(request: PersonalRequestPageDto): Promise<AdminPage<PersonalRequestView>> {
    return this.requests.page(request);
  }

  @Handles(userPersonalApi.one)
  one({ requestId }: PersonalRequestRefDto): Promise<PersonalRequestView> {
    return this.requests.one(requestId);
  }

  @Handles(userPersonalApi.refuse)
  refuse(request: RefusePersonalDto, caller: Caller): Promise<PersonalRequestView> {
    return this.requests.refuse(request, caller);
  }

  @Handles(userPersonalApi.erase)
  async erase({ requestId }: PersonalRequestRefDto, caller: Caller): Promise<PersonalRequestView> {
    await this.erasures.decide(requestId, caller);
    return this.requests.one(requestId);
  }
}

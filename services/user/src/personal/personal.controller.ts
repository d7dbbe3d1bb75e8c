import { Controller } from '@nestjs/common';
import type { AdminPage, Caller, Empty } from '@mall/contracts/define';
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
import { PersonalRequestService } from './personal-request.service.js';

@Controller()
export class PersonalController implements HandlersOf<typeof userPersonalApi> {
  constructor(
    private readonly withdrawals: ConsentWithdrawalService,
    private readonly requests: PersonalRequestService,
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
}

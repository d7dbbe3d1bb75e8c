import { Controller } from '@nestjs/common';
import {
  authFactorApi,
  type FactorCodeDto,
  type FreshTokenView,
  type OwnFactorView,
  type RecoveryCodesView,
  type StartedFactorView,
  type StartFactorDto,
} from '@mall/contracts/auth';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { OwnFactorService } from './own-factor.service.js';

@Controller()
export class FactorController implements HandlersOf<typeof authFactorApi> {
  constructor(private readonly factors: OwnFactorService) {}

  @Handles(authFactorApi.ownFactor)
  ownFactor(_: Empty, caller: Caller): Promise<OwnFactorView> {
    return this.factors.own(caller);
  }

  @Handles(authFactorApi.startFactor)
  startFactor({ password }: StartFactorDto, caller: Caller): Promise<StartedFactorView> {
    return this.factors.start(password, caller);
  }

  @Handles(authFactorApi.turnFactorOn)
  turnFactorOn({ factor }: FactorCodeDto, caller: Caller): Promise<RecoveryCodesView> {
    return this.factors.turnOn(factor, caller);
  }

  @Handles(authFactorApi.freshenFactor)
  freshenFactor({ factor }: FactorCodeDto, caller: Caller): Promise<FreshTokenView> {
    return this.factors.freshen(factor, caller);
  }

  @Handles(authFactorApi.renewRecovery)
  renewRecovery({ factor }: FactorCodeDto, caller: Caller): Promise<RecoveryCodesView> {
    return this.factors.renewRecovery(factor, caller);
  }

  @Handles(authFactorApi.turnFactorOff)
  turnFactorOff({ factor }: FactorCodeDto, caller: Caller): Promise<FreshTokenView> {
    return this.factors.turnOff(factor, caller);
  }
}

import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  userBuyerApi,
  type BuyerPageDto,
  type BuyerRefDto,
  type RevealPageDto,
  type RevealPassportDto,
} from '@mall/contracts/user';
import { BuyerService } from './buyer.service.js';

@Controller()
export class BuyerController implements HandlersOf<typeof userBuyerApi> {
  constructor(private readonly buyers: BuyerService) {}

  @Handles(userBuyerApi.list)
  list(request: BuyerPageDto) {
    return this.buyers.list(request);
  }

  @Handles(userBuyerApi.one)
  one({ userId }: BuyerRefDto) {
    return this.buyers.one(userId);
  }

  @Handles(userBuyerApi.reveal)
  reveal(request: RevealPassportDto, caller: Caller) {
    return this.buyers.reveal(caller, request);
  }

  @Handles(userBuyerApi.reveals)
  reveals(request: RevealPageDto) {
    return this.buyers.reveals(request);
  }
}

import { Controller } from '@nestjs/common';
import type { Caller, Empty } from '@mall/contracts/define';
import { productCarWatchApi, type CarWatchDto } from '@mall/contracts/product';
import { Handles, type HandlersOf } from '@mall/messaging';
import { CarWatchService } from './car-watch.service.js';

@Controller()
export class CarWatchController implements HandlersOf<typeof productCarWatchApi> {
  constructor(private readonly watches: CarWatchService) {}

  @Handles(productCarWatchApi.mine)
  mine(_: Empty, caller: Caller) {
    return this.watches.mine(caller);
  }

  @Handles(productCarWatchApi.add)
  add({ skuId }: CarWatchDto, caller: Caller) {
    return this.watches.add(skuId, caller);
  }

  @Handles(productCarWatchApi.remove)
  remove({ skuId }: CarWatchDto, caller: Caller) {
    return this.watches.remove(skuId, caller);
  }
}

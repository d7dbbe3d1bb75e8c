import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller, Empty } from '@mall/contracts/define';
import {
  orderCartApi,
  type ChangeCartItemDto,
  type CheckItemsDto,
  type DeleteItemsDto,
} from '@mall/contracts/order';
import { CartService } from './cart.service.js';

@Controller()
export class CartController implements HandlersOf<typeof orderCartApi> {
  constructor(private readonly carts: CartService) {}

  @Handles(orderCartApi.info)
  info(_: Empty, { userId, locale }: Caller) {
    return this.carts.info(userId!, locale);
  }

  @Handles(orderCartApi.changeItem)
  changeItem(request: ChangeCartItemDto, { userId, locale }: Caller) {
    return this.carts.change(userId!, request, locale);
  }

  @Handles(orderCartApi.checkItems)
  checkItems({ items }: CheckItemsDto, { userId }: Caller) {
    return this.carts.check(userId!, items);
  }

  @Handles(orderCartApi.deleteItem)
  deleteItem({ ids }: DeleteItemsDto, { userId }: Caller) {
    return this.carts.remove(userId!, ids);
  }

  @Handles(orderCartApi.deleteAll)
  deleteAll(_: Empty, { userId }: Caller) {
    return this.carts.clear(userId!);
  }

  @Handles(orderCartApi.prodCount)
  prodCount(_: Empty, { userId }: Caller) {
    return this.carts.pieces(userId!);
  }

  @Handles(orderCartApi.expiredList)
  expiredList(_: Empty, { userId, locale }: Caller) {
    return this.carts.expired(userId!, locale);
  }

  @Handles(orderCartApi.amountInfo)
  amountInfo(_: Empty, { userId, locale }: Caller) {
    return this.carts.amountInfo(userId!, locale);
  }
}

import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller, Empty } from '@mall/contracts/define';
import {
  userAddressApi,
  type AddressOfDto,
  type AddressRefDto,
  type ChangeAddressDto,
  type NewAddressDto,
} from '@mall/contracts/user';
import { AddressService } from './address.service.js';

@Controller()
export class AddressController implements HandlersOf<typeof userAddressApi> {
  constructor(private readonly addresses: AddressService) {}

  @Handles(userAddressApi.list)
  list(_: Empty, caller: Caller) {
    return this.addresses.list(caller.userId!);
  }

  @Handles(userAddressApi.one)
  one({ addrId }: AddressRefDto, caller: Caller) {
    return this.addresses.one(caller.userId!, addrId);
  }

  @Handles(userAddressApi.create)
  create(request: NewAddressDto, caller: Caller) {
    return this.addresses.create(caller, request);
  }

  @Handles(userAddressApi.change)
  change(request: ChangeAddressDto, caller: Caller) {
    return this.addresses.change(caller.userId!, request);
  }

  @Handles(userAddressApi.remove)
  remove({ addrId }: AddressRefDto, caller: Caller) {
    return this.addresses.remove(caller.userId!, addrId);
  }

  @Handles(userAddressApi.addressOf)
  addressOf({ userId, addrId }: AddressOfDto) {
    return this.addresses.one(userId, addrId);
  }

  @Handles(userAddressApi.forOrder)
  forOrder({ userId, addrId }: AddressOfDto) {
    return this.addresses.forOrder(userId, addrId);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import {
  userAddressApi,
  userApi,
  userErrors,
  type UserAddrView,
  type UserProfileView,
} from '@mall/contracts/user';

/** Who orders and where it goes, as the user service has it now. */
@Injectable()
export class Buyers {
  constructor(
    @InjectClient(userApi) private readonly users: ClientOf<typeof userApi>,
    @InjectClient(userAddressApi) private readonly addresses: ClientOf<typeof userAddressApi>,
  ) {}

  /** Somebody who has just registered may not have a profile yet. */
  async profileOf(userId: string): Promise<UserProfileView | undefined> {
    return this.users.profileOf({ userId }).catch((failure: unknown) => {
      if (userErrors.profileNotFound.is(failure)) return undefined;
      throw failure;
    });
  }

  /** The named address of this person, or their default one; one of somebody else is none. */
  async addressOf(userId: string, addrId?: string): Promise<UserAddrView | undefined> {
    return this.addresses.addressOf({ userId, addrId }).catch((failure: unknown) => {
      if (userErrors.addressNotFound.is(failure)) return undefined;
      throw failure;
    });
  }
}

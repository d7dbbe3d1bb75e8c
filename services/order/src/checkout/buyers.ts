import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { userAddressApi, type PersonForOrderView } from '@mall/contracts/user';

/** Who orders and where it goes, as the user service has it now. */
@Injectable()
export class Buyers {
  constructor(@InjectClient(userAddressApi) private readonly people: ClientOf<typeof userAddressApi>) {}

  /** With the named address of this person, or their default one; one of somebody else is none. */
  of(userId: string, addrId?: string): Promise<PersonForOrderView> {
    return this.people.forOrder({ userId, addrId });
  }
}

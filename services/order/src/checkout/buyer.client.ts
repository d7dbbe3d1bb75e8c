import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { userAddressApi, type PersonForOrderView, type UserAddrView } from '@mall/contracts/user';
import type { ContractParts } from '../order/contract-issuer.js';

/** What an order and its contract say of the buyer, once nothing is missing. */
export interface Buyer {
  readonly profile: ContractParts['profile'];
  readonly address: Pick<
    UserAddrView,
    'country' | 'province' | 'city' | 'area' | 'addr' | 'postCode' | 'consignee' | 'mobile'
  >;
}

/** Who orders and where it goes, as the user service has it now. */
@Injectable()
export class BuyerClient {
  constructor(@InjectClient(userAddressApi) private readonly people: ClientOf<typeof userAddressApi>) {}

  /** With the named address of this person, or their default one; one of somebody else is none. */
  of(userId: string, addrId?: string): Promise<PersonForOrderView> {
    return this.people.forOrder({ userId, addrId });
  }
}

/** `null` while passport data or an address are missing. */
export function buyerIn({ profile, address }: PersonForOrderView): Buyer | null {
  if (!profile?.profileComplete || !address) return null;
  const { fullName, fullNameEn, passportNoMasked } = profile;
  const { country, province, city, area, addr, postCode, consignee, mobile } = address;
  return {
    profile: { fullName, fullNameEn, passportNoMasked, mobile: profile.mobile },
    address: { country, province, city, area, addr, postCode, consignee, mobile },
  };
}

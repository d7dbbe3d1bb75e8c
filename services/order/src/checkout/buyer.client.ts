import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { type PersonForOrderView, type UserAddrView } from '@mall/contracts/user';
import { orderCalls } from '@mall/contracts/services/order';
import type { ContractParts } from '../order/order-ports.js';

/** Complete data of the buyer for an order and its contract. */
export interface Buyer {
  /** See `PersonForOrderView`; missing in confirmations that are older than the field. */
  readonly passportDigest?: string | null;
  readonly profile: ContractParts['profile'];
  readonly address: Pick<
    UserAddrView,
    'country' | 'province' | 'city' | 'area' | 'addr' | 'postCode' | 'consignee' | 'mobile'
  >;
}

/** Reads the buyer and the address of an order from the user service. */
@Injectable()
export class BuyerClient {
  constructor(
    @InjectClient(orderCalls.addresses) private readonly people: ClientOf<typeof orderCalls.addresses>,
  ) {}

  /** Returns the profile with the named address or the default one; `null` for an address of another person. */
  personForOrder(userId: string, addrId?: string): Promise<PersonForOrderView> {
    return this.people.forOrder({ userId, addrId });
  }
}

/** Returns the buyer; `null` while passport data or an address are missing. */
export function buyerIn({ profile, address, passportDigest }: PersonForOrderView): Buyer | null {
  if (!profile?.profileComplete || !address) return null;
  const { fullName, fullNameEn, passportNoMasked } = profile;
  const { country, province, city, area, addr, postCode, consignee, mobile } = address;
  return {
    passportDigest,
    profile: { fullName, fullNameEn, passportNoMasked, mobile: profile.mobile },
    address: { country, province, city, area, addr, postCode, consignee, mobile },
  };
}

import type { Caller } from '@mall/contracts/define';
import { aMerchant, aStaffMember } from '@mall/testing';
import { otherShop, shop } from '../neighbours.js';

const FINANCE = ['voucher_audit', 'refund_audit', 'order_view'];

/**
 * Returns everybody who acts in a walk, except buyers; new people for each walk, because limits count the actions of a
 * person.
 */
export const newPeople = () =>
  ({
    clerkA: aStaffMember(FINANCE),
    clerkB: aStaffMember(FINANCE),
    clerkC: aStaffMember(FINANCE),
    /** Has every right, and does everything that one account is allowed to do. */
    dishonest: aStaffMember([
      ...FINANCE,
      'order_cancel',
      'order_ship',
      'order_vin',
      'order_note',
      'rate_edit',
      'car_edit',
      'car_review',
      'car_fate',
      'contract_check',
    ]),
    logistics: aStaffMember(['order_view', 'order_ship', 'order_vin', 'order_note', 'car_fate']),
    operations: aStaffMember([
      'order_view',
      'order_cancel',
      'order_note',
      'contract_check',
      'car_edit',
      'car_fate',
      'document_view',
    ]),
    administrator: aStaffMember([
      'order_view',
      'rate_edit',
      'deal_setting_edit',
      'car_edit',
      'car_review',
      'order_cancel',
    ]),
    shop: aMerchant({ shopId: shop.shopId }),
    otherShop: aMerchant({ shopId: otherShop.shopId }),
  }) as const satisfies Readonly<Record<string, Caller>>;

export type People = ReturnType<typeof newPeople>;
export type Person = keyof People;

export const CLERKS = ['clerkA', 'clerkB', 'clerkC', 'dishonest'] as const satisfies readonly Person[];

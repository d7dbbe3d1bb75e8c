import { orderErrors } from '@mall/contracts/order';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { referenceKeyOf } from './bank-reference.js';
import type { BankTransferRepository, ConfirmedPart } from './bank-transfer.repository.js';
import type { PaymentSlipRepository } from './payment-slip.repository.js';

interface Given {
  readonly repository: BankTransferRepository;
  readonly slips: PaymentSlipRepository;
  readonly tx: EntityManager;
  /** Ids of two orders without slips; no transfer has the id of the first one in its reference. */
  readonly orderIds: readonly [string, string];
}

const buyer: Actor = { kind: 'buyer', id: '7', name: 'Пётр', ip: null };
const anna: Actor = { kind: 'staff', id: '50', name: 'anna', ip: null };

export const bankTransferSpecification = new Specification<Given>((arrange) => {
  async function aBank() {
    const { repository, slips, tx, orderIds } = await arrange();
    const reference = `PP ${orderIds[0]}`;
    const take = (over: Partial<ConfirmedPart> = {}) => {
      const part = { currency: 'CNY', receivedMinor: 4_000, statedMinor: null, digests: [] } as const;
      return repository.take(tx, { reference, ...part, ...over });
    };
    /** Confirms a new slip as a part of a transfer. */
    const confirm = async (orderId: string, over: Partial<ConfirmedPart> = {}) => {
      const transferId = await take(over);
      const { currency = 'CNY', receivedMinor = 4_000 } = over;
      const slip = { orderId, files: [], amountFee: 1, currency, paidTime: '2026-11-20' };
      const voucherId = await slips.insert(tx, slip, buyer);
      const verdict = { status: 1, reason: null, reasonCode: null, differenceAccepted: false } as const;
      const counted = { creditedMinor: 1, rateScaled: 125_000, receivedMinor, transferId, by: anna };
      await slips.audit(tx, voucherId, { ...verdict, ...counted });
      return { transferId, slip: (await slips.find(voucherId))! };
    };
    const check = (over: Partial<ConfirmedPart> = {}) => {
      const part = { currency: 'CNY', receivedMinor: 4_000, statedMinor: null, digests: [] } as const;
      return repository.check(tx, { reference, ...part, ...over });
    };
    return { take, check, confirm, orderIds, reference };
  }

  const failsWith = ({ key }: { readonly key: string }, params: object) => ({ declaration: { key }, params });

  it('is recognised by its reference, however that is typed', async () => {
    const { take, confirm, orderIds, reference } = await aBank();
    const { transferId, slip } = await confirm(orderIds[0]);
    expect(slip).toMatchObject({ transferKey: referenceKeyOf(reference), transferMinor: null });
    const again = take({ reference: `рр-${orderIds[0]}` });
    await expect(again).rejects.toMatchObject(
      failsWith(orderErrors.transferUsed, { reference, orders: slip.orderNumber }),
    );
    expect(await take({ reference: `${reference}/2` })).not.toBe(transferId);
  });

  it('pays for several orders up to the whole amount that is stated with each', async () => {
    const { take, confirm, orderIds, reference } = await aBank();
    const { transferId, slip } = await confirm(orderIds[0], { statedMinor: 10_000 });
    expect(slip).toMatchObject({ transferMinor: 10_000 });
    await expect(take({ statedMinor: 9_000 })).rejects.toMatchObject(
      failsWith(orderErrors.transferWholeDiffers, { reference }),
    );
    await expect(take({ statedMinor: 10_000, receivedMinor: 6_001 })).rejects.toMatchObject(
      failsWith(orderErrors.transferExceeded, { reference }),
    );
    await expect(take({ statedMinor: 10_000, currency: 'RUB' })).rejects.toMatchObject(
      failsWith(orderErrors.transferCurrency, { reference }),
    );
    const rest = await confirm(orderIds[1], { statedMinor: 10_000, receivedMinor: 6_000 });
    expect(rest.transferId).toBe(transferId);
  });

  it('is checked without being counted, and refused for what would refuse it', async () => {
    const { take, check, confirm, orderIds, reference } = await aBank();
    const digests = [`sha-${orderIds[0]}`];
    await check({ digests });
    await expect(check({ statedMinor: 3_999 })).rejects.toMatchObject(
      failsWith(orderErrors.transferExceeded, { reference }),
    );
    const { transferId, slip } = await confirm(orderIds[0], { digests });
    await expect(check()).rejects.toMatchObject(
      failsWith(orderErrors.transferUsed, { reference, orders: slip.orderNumber }),
    );
    await expect(check({ reference: `${reference}/2`, digests })).rejects.toMatchObject(
      failsWith(orderErrors.slipFileUsed, { reference, orders: slip.orderNumber }),
    );
    await expect(check({ statedMinor: 10_000, currency: 'RUB' })).rejects.toMatchObject(
      failsWith(orderErrors.transferCurrency, { reference }),
    );
    await check({ statedMinor: 10_000 });
    expect(await take({ statedMinor: 8_000 })).toBe(transferId);
  });

  it('is proved by files that prove no other one', async () => {
    const { take, confirm, orderIds, reference } = await aBank();
    const digests = [`sha-${orderIds[0]}`];
    const { transferId, slip } = await confirm(orderIds[0], { statedMinor: 10_000, digests });
    await expect(take({ reference: `${reference}/2`, digests: ['new', ...digests] })).rejects.toMatchObject(
      failsWith(orderErrors.slipFileUsed, { reference, orders: slip.orderNumber }),
    );
    expect(await take({ statedMinor: 10_000, digests })).toBe(transferId);
  });
});

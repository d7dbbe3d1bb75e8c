import { orderErrors } from '@mall/contracts/order';
import { Specification } from '@mall/testing/specification';
import { amountTexts } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { referenceKeyOf } from '../transfer/bank-reference.js';
import type { BankTransferRepository, ConfirmedPart } from '../transfer/bank-transfer.repository.js';
import type { PaymentSlipRepository } from './payment-slip.repository.js';

interface Given {
  readonly repository: BankTransferRepository;
  readonly slips: PaymentSlipRepository;
  readonly tx: EntityManager;
  /** Ids of two orders of buyer 7 without slips; no transfer has the id of the first one in its reference. */
  readonly orderIds: readonly [string, string];
}

const buyer: Actor = { kind: 'buyer', id: '7', name: 'Пётр', ip: null };
const anna: Actor = { kind: 'staff', id: '50', name: 'anna', ip: null };
const [alone, two] = [
  { firstById: null, byId: '50' },
  { firstById: '50', byId: '51' },
] as const;

export const bankTransferSpecification = new Specification<Given>((arrange) => {
  async function aBank() {
    const { repository, slips, tx, orderIds } = await arrange();
    const reference = `PP ${orderIds[0]}`;
    const partOf = (over: Partial<ConfirmedPart>): ConfirmedPart => ({
      ...{ reference, direction: 'in', currency: 'CNY', receivedMinor: 4_000, statedMinor: null },
      ...{ buyerId: '7', day: '2026-11-20', isOther: false, digests: [] },
      ...over,
    });
    const take = async (over: Partial<ConfirmedPart> = {}, people: typeof alone | typeof two = alone) =>
      (await repository.take(tx, partOf(over), people)).transferId;
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
    const review = (over: Partial<ConfirmedPart> = {}) => repository.review(tx, partOf(over));
    return { repository, take, review, confirm, orderIds, reference };
  }

  const failsWith = ({ key }: { readonly key: string }, params: object) => ({ declaration: { key }, params });
  const whole = amountTexts(4_000, 'CNY');

  it('is recognised by its reference, however that is typed', async () => {
    const { take, confirm, orderIds, reference } = await aBank();
    const { slip } = await confirm(orderIds[0]);
    const transferReference = reference;
    expect(slip).toMatchObject({
      ...{ transferKey: referenceKeyOf(reference), transferReference, transferMinor: null },
    });
    const orders = slip.orderNumber;
    await expect(take({ reference: `рр-${orderIds[0]}` })).rejects.toMatchObject(
      failsWith(orderErrors.transferUsed, { reference, orders, whole }),
    );
    await expect(take({ direction: 'out' })).rejects.toMatchObject(
      failsWith(orderErrors.payoutIsReceipt, { reference, orders }),
    );
  });

  it('is perhaps the same where another reference has its number, unless neither buyer, day nor amount fits', async () => {
    const { repository, take, review, confirm, orderIds, reference } = await aBank();
    const { transferId, slip } = await confirm(orderIds[0]);
    const named = { known: reference, orders: slip.orderNumber };
    const other = { reference: `00${orderIds[0]} от 29.11.2026`, receivedMinor: 5_000 };
    const read = { ...other, direction: 'in', currency: 'CNY', day: '2026-11-20', buyerId: '8' } as const;
    await expect(take(other)).rejects.toMatchObject(failsWith(orderErrors.transferAlike, named));
    expect(await repository.alike([read, { ...read, reference: `9${orderIds[0]}` }])).toEqual([named, null]);
    const later = { ...other, day: '2026-11-24', buyerId: '8' };
    for (const alike of [{ receivedMinor: 4_000 }, { buyerId: '7' }])
      await expect(take({ ...later, ...alike })).rejects.toMatchObject(
        failsWith(orderErrors.transferAlike, named),
      );
    expect(await review(later)).toMatchObject({ takesTwo: false, isOther: false });
    expect(await review({ ...other, currency: 'RUB' })).toMatchObject({ takesTwo: false });
    const stated = { ...other, isOther: true };
    await expect(take(stated)).rejects.toMatchObject({
      declaration: { key: orderErrors.transferTakesTwo.key },
    });
    expect(await take(stated, two)).not.toBe(transferId);
  });

  it('pays for further orders by two people, up to the whole amount that is stated with each', async () => {
    const { take, review, confirm, orderIds, reference } = await aBank();
    const { transferId, slip } = await confirm(orderIds[0], { statedMinor: 10_000 });
    expect(slip).toMatchObject({ transferMinor: 10_000 });
    expect(await review({ statedMinor: 10_000 })).toMatchObject({ takesTwo: false });
    expect(await review({ statedMinor: 10_000, buyerId: '8' })).toMatchObject({ takesTwo: true });
    expect(await review({ statedMinor: 9_000 })).toMatchObject({ takesTwo: true, notBy: ['50'] });
    await expect(take({ statedMinor: 12_000 })).rejects.toMatchObject(
      failsWith(orderErrors.transferTakesTwo, { reference, orders: slip.orderNumber }),
    );
    const same = { firstById: '51', byId: '50' } as never;
    await expect(take({ statedMinor: 12_000 }, same)).rejects.toMatchObject(
      failsWith(orderErrors.transferThirdPerson, { reference, orders: slip.orderNumber }),
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

  it('is reviewed without being counted, and refused for what would refuse it', async () => {
    const { take, review, confirm, orderIds, reference } = await aBank();
    const digests = [`sha-${orderIds[0]}`];
    await review({ digests });
    await expect(review({ statedMinor: 3_999 })).rejects.toMatchObject(
      failsWith(orderErrors.transferExceeded, { reference }),
    );
    const { transferId, slip } = await confirm(orderIds[0], { digests });
    const orders = slip.orderNumber;
    await expect(review()).rejects.toMatchObject(
      failsWith(orderErrors.transferUsed, { reference, orders, whole }),
    );
    const otherwise = { reference: `QQ ${orderIds[1]}`, digests };
    await expect(review(otherwise)).rejects.toMatchObject(
      failsWith(orderErrors.slipFileUsed, { reference, orders }),
    );
    await expect(review({ ...otherwise, direction: 'out' })).rejects.toMatchObject(
      failsWith(orderErrors.payoutFileUsed, { reference, orders }),
    );
    await review({ statedMinor: 10_000 });
    expect(await take({ statedMinor: 8_000 }, two)).toBe(transferId);
  });

  it('is proved by files that prove no other one', async () => {
    const { take, confirm, orderIds, reference } = await aBank();
    const digests = [`sha-${orderIds[0]}`];
    const { transferId, slip } = await confirm(orderIds[0], { statedMinor: 10_000, digests });
    const other = { reference: `QQ ${orderIds[1]}`, digests: ['new', ...digests] };
    await expect(take(other)).rejects.toMatchObject(
      failsWith(orderErrors.slipFileUsed, { reference, orders: slip.orderNumber }),
    );
    expect(await take({ statedMinor: 10_000, digests })).toBe(transferId);
  });
});

import { randomUUID } from 'node:crypto';
import { orderContractApi } from '@mall/contracts/order';
import { userAddressApi, userApi } from '@mall/contracts/user';
import { anAddress, startMall, type TestMall } from '@mall/testing';
import { buyerOrderApi, confirmOne } from './deals.js';
import { eventually } from './eventually.js';
import { aReadyBuyer, aUsedCar, putOnSale, type ReadyBuyer } from './neighbours.js';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
});

/** Creates a buyer whose passport data the order service knows, with a confirmed price. */
async function aBuyerWithConfirmation(): Promise<{ buyer: ReadyBuyer; confirmId: string }> {
  const buyer = await aReadyBuyer(mall);
  await eventually('the first profile change to be noted', () => isNoted(buyer, '-infinity'));
  const car = aUsedCar();
  await putOnSale(mall, car);
  return { buyer, confirmId: await confirmOne(mall, buyer, car) };
}

const isNoted = async ({ caller }: ReadyBuyer, since: string): Promise<boolean> => {
  const rows = await mall.query(
    'order',
    'SELECT FROM buyer_change WHERE user_id = $1 AND changed_at > $2::timestamptz',
    [caller.userId, since],
  );
  return rows.length === 1;
};

/** Submits the confirmation. @returns the order and its contract in Russian. */
async function press({ caller }: ReadyBuyer, confirmId: string) {
  const [orderId = ''] = await mall
    .callAs(caller)(buyerOrderApi)
    .submit({ confirmId, idempotencyKey: randomUUID() });
  const order = await mall.callAs(caller)(buyerOrderApi).detail({ orderId });
  const contract = await mall.callAs(caller)(orderContractApi).one({ orderId });
  return { order, contract: JSON.stringify(contract) };
}

describe('an order', () => {
  it('goes to the address on the page with its price, though the address has changed since', async () => {
    const { buyer, confirmId } = await aBuyerWithConfirmation();
    await mall
      .callAs(buyer.caller)(userAddressApi)
      .change({ ...anAddress, addrId: buyer.addrId, addr: 'улица Новая, 1', consignee: 'Сидоров Пётр' });
    const { order, contract } = await press(buyer, confirmId);
    expect(JSON.stringify(order)).toContain(anAddress.addr);
    expect(contract).toContain(anAddress.consignee);
    expect(contract).not.toContain('улица Новая');
  });

  it('is made out to the passport as it was corrected after the price was shown', async () => {
    const { buyer, confirmId } = await aBuyerWithConfirmation();
    const [{ now }] = (await mall.query<{ now: string }>('order', 'SELECT now()::text AS now')) as [
      { now: string },
    ];
    await mall.callAs(buyer.caller)(userApi).update({ surname: 'Исправленный', surnameEn: 'ISPRAVLENNYI' });
    await eventually('the correction to be noted', () => isNoted(buyer, now));
    const { contract } = await press(buyer, confirmId);
    expect(contract).toContain('Исправленный');
    expect(contract).toContain('ISPRAVLENNYI');
  });

  it('is placed though the user service does not answer, because the page had shown the buyer', async () => {
    const { buyer, confirmId } = await aBuyerWithConfirmation();
    await mall.service('user').kill9();
    try {
      const { contract } = await press(buyer, confirmId);
      expect(contract).toContain(anAddress.consignee);
    } finally {
      await mall.service('user').start();
    }
  });
});

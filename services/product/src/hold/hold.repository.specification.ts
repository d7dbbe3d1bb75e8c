import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { PassedCar } from '../stock/passed-car.js';
import { HELD, RELEASED, SOLD, type HoldRepository } from './hold.repository.js';

interface Given {
  /**
   * Repository with new cars 1 with three units and 9 with one, a used car 2 with one, car 3 with one that is not on
   * sale, car 4 with one whose VIN is that of a car that is set aside, and a removed record 6 with the VIN of car 2. Each
   * has one sku, with its id, and is of shop 3.
   */
  readonly repository: HoldRepository;
  readonly tx: EntityManager;
  readonly now: Date;
  readonly unitsOf: (skuId: string) => Promise<{ stock: number; lockStock: number; sold: number }>;
  readonly isOnSale: (spuId: string) => Promise<boolean>;
  /** Moves all holds back by so many hours. */
  readonly pass: (hours: number) => Promise<void>;
}

const HOUR_MS = 3_600_000;

const line = (skuId: string, count = 1) => ({ skuId, spuId: skuId, count });

export const holdSpecification = new Specification<Given>((arrange) => {
  async function aLedger() {
    const given = await arrange();
    const { repository, tx, now } = given;
    const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
    const hold = (orderKey: string, skuId: string, hours = 1, marginSeconds?: number) =>
      repository.holdOne(tx, orderKey, line(skuId), {
        expiresAt: inHours(hours),
        ...(marginSeconds && { marginSeconds }),
      });
    return { ...given, inHours, hold };
  }

  it('takes units of a car on sale while there are enough', async () => {
    const { repository, tx, unitsOf } = await aLedger();
    expect(await repository.take(tx, line('1', 2))).toEqual({ spuId: '1' });
    expect(await unitsOf('1')).toEqual({ stock: 1, lockStock: 2, sold: 0 });
    for (const refused of [line('1', 2), line('3'), line('77')])
      expect(await repository.take(tx, refused)).toBeUndefined();
    expect(await unitsOf('1')).toEqual({ stock: 1, lockStock: 2, sold: 0 });
    expect(await unitsOf('3')).toEqual({ stock: 1, lockStock: 0, sold: 0 });
  });

  it('takes no car with the VIN of one that is set aside, and says so', async () => {
    const { repository, tx, hold } = await aLedger();
    expect(await repository.take(tx, line('4'))).toBeUndefined();
    expect(await hold('a', '4')).toBeUndefined();
    const name = { ru: 'Car', zh: 'Car', en: 'Car' };
    expect(await repository.refusal(tx, '4')).toMatchObject({ isSetAsideElsewhere: true, name });
    expect(await repository.refusal(tx, '1')).toMatchObject({ isSetAsideElsewhere: false });
  });

  it('releases and sells what was taken, and sells and takes back what was not', async () => {
    const { repository, tx, unitsOf } = await aLedger();
    await repository.take(tx, line('1', 2));
    expect(await repository.release(tx, line('1'))).toEqual({ spuId: '1' });
    expect(await unitsOf('1')).toEqual({ stock: 2, lockStock: 1, sold: 0 });
    expect(await repository.sell(tx, line('1'))).toEqual({ spuId: '1' });
    expect(await unitsOf('1')).toEqual({ stock: 2, lockStock: 0, sold: 1 });
    expect(await repository.sellUnheld(tx, line('1', 3))).toBeUndefined();
    expect(await repository.sellUnheld(tx, line('1', 2))).toEqual({ spuId: '1' });
    expect(await unitsOf('1')).toEqual({ stock: 0, lockStock: 0, sold: 3 });
    expect(await repository.returnSold(tx, line('1', 3))).toEqual({ spuId: '1' });
    expect(await unitsOf('1')).toEqual({ stock: 3, lockStock: 0, sold: 0 });
  });

  it('knows that a VIN is elsewhere while another record with it is held, sold or set aside', async () => {
    const { repository, tx } = await aLedger();
    const isElsewhere = (...skuIds: string[]) => repository.isVinElsewhere(tx, 'a', skuIds);
    expect(await isElsewhere('1', '6', '77')).toBe(false);
    await repository.take(tx, line('2'));
    expect(await isElsewhere('1', '6')).toBe(true);
    expect(await isElsewhere('1', '2')).toBe(false);
    await repository.sell(tx, line('2'));
    expect(await isElsewhere('6')).toBe(true);
    await repository.returnSold(tx, line('2'));
    expect(await isElsewhere('6')).toBe(false);
    expect(await isElsewhere('4')).toBe(true);
  });

  it('changes nothing of a sku that is not there', async () => {
    const { repository, tx } = await aLedger();
    for (const change of ['release', 'sell', 'sellUnheld', 'returnSold'] as const)
      expect(await repository[change](tx, line('77'))).toBeUndefined();
  });

  it('holds one sku under a new key with a term that has not passed', async () => {
    const { repository, tx, hold, unitsOf, inHours } = await aLedger();
    await repository.lockKey(tx, 'a');
    expect(await hold('a', '1')).toEqual({ spuId: '1' });
    expect(await repository.ofKey(tx, 'a')).toEqual([
      { ...line('1'), status: HELD, expiresAt: new Date(inHours(1)) },
    ]);
    expect(await hold('a', '9')).toBeUndefined();
    expect(await hold('b', '1', -1)).toBeUndefined();
    expect(await hold('c', '3')).toBeUndefined();
    for (const orderKey of ['b', 'c']) expect(await repository.ofKey(tx, orderKey)).toEqual([]);
    expect(await unitsOf('1')).toEqual({ stock: 2, lockStock: 1, sold: 0 });
  });

  it('lists the lines of a key by sku, and has one for each', async () => {
    const { repository, tx, inHours } = await aLedger();
    await repository.write(tx, 'a', [line('9'), line('1'), line('2')], { expiresAt: inHours(1) }, HELD);
    await repository.write(tx, 'b', [line('1')], { expiresAt: inHours(1) }, SOLD);
    expect((await repository.ofKey(tx, 'a')).map(({ skuId }) => skuId)).toEqual(['1', '2', '9']);
    expect(await repository.ofKey(tx, 'b')).toMatchObject([{ skuId: '1', status: SOLD }]);
    const again = repository.write(tx, 'a', [line('1')], { expiresAt: inHours(2) }, HELD);
    await expect(again).rejects.toMatchObject({ code: '23505' });
  });

  it('changes only lines of a key that have the state they are changed from', async () => {
    const { repository, tx, inHours } = await aLedger();
    await repository.write(tx, 'a', [line('1')], { expiresAt: inHours(1) }, HELD);
    await repository.write(tx, 'a', [line('2')], { expiresAt: inHours(1) }, SOLD);
    await repository.write(tx, 'b', [line('1')], { expiresAt: inHours(1) }, HELD);
    await repository.setStatus(tx, 'a', HELD, RELEASED);
    const statesOf = async (key: string) => (await repository.ofKey(tx, key)).map(({ status }) => status);
    expect(await statesOf('a')).toEqual([RELEASED, SOLD]);
    expect(await statesOf('b')).toEqual([HELD]);
    await repository.clear(tx, 'a');
    expect(await statesOf('a')).toEqual([SOLD]);
  });

  it('says what prevents a hold: state, units, and when the next hold ends', async () => {
    const { repository, tx, hold, inHours } = await aLedger();
    expect(await repository.refusal(tx, '77')).toBeUndefined();
    expect(await repository.refusal(tx, '3')).toMatchObject({
      status: 0,
      stock: 1,
      heldUntil: null,
    });
    await hold('a', '1', 5);
    await hold('b', '1', 2);
    await hold('c', '1', 1);
    await repository.setStatus(tx, 'c', HELD, RELEASED);
    const heldUntil = new Date(inHours(2));
    expect(await repository.refusal(tx, '1')).toMatchObject({ status: 1, stock: 0, heldUntil });
  });

  it('names the shop of a car', async () => {
    const { repository, tx } = await aLedger();
    expect(await repository.shopOf(tx, '1')).toBe('3');
  });

  it('tells others the end of a hold less its margin, until it is set anew', async () => {
    const { repository, tx, hold, inHours } = await aLedger();
    const heldUntil = async () => (await repository.refusal(tx, '1'))?.heldUntil?.toISOString();
    await hold('a', '1', 5);
    await hold('b', '1', 6, 7_200);
    expect(await heldUntil()).toBe(inHours(4));
    await repository.write(tx, 'c', [line('1')], { expiresAt: inHours(5), marginSeconds: 10_800 }, HELD);
    expect(await heldUntil()).toBe(inHours(2));
    await repository.extend(tx, 'c', { expiresAt: inHours(9), orderVersion: 1, marginSeconds: 3_600 });
    expect(await heldUntil()).toBe(inHours(4));
    await repository.extend(tx, 'b', { expiresAt: inHours(7), orderVersion: 1 });
    expect(await heldUntil()).toBe(inHours(5));
    expect((await repository.ofKey(tx, 'c'))[0]?.expiresAt).toEqual(new Date(inHours(9)));
  });

  it('knows what has passed', async () => {
    const { repository, tx, inHours } = await aLedger();
    expect(await repository.isPast(tx, inHours(-1))).toBe(true);
    expect(await repository.isPast(tx, inHours(1))).toBe(false);
  });

  it('names keys whose hold has expired, the longest expired first, and no more than asked for', async () => {
    const { repository, tx, hold, pass } = await aLedger();
    await hold('a', '1', 3);
    await hold('b', '1', 2);
    await hold('c', '9', 9);
    await hold('d', '2', 1);
    await repository.setStatus(tx, 'd', HELD, SOLD);
    expect(await repository.dueKeys(tx, 10)).toEqual([]);
    await pass(5);
    expect(await repository.dueKeys(tx, 10)).toEqual(['b', 'a']);
    expect(await repository.dueKeys(tx, 1)).toEqual(['b']);
    expect(await repository.isDue(tx, 'a')).toBe(true);
    expect(await repository.isDue(tx, 'c')).toBe(false);
    expect(await repository.isDue(tx, 'd')).toBe(false);
  });

  it('keeps the term of the newest version of an order, and starts anew when it is held again', async () => {
    const { repository, tx, hold, inHours } = await aLedger();
    const termOf = async (key: string) => (await repository.ofKey(tx, key))[0]?.expiresAt.toISOString();
    await hold('a', '1');
    await repository.extend(tx, 'a', { expiresAt: inHours(50), orderVersion: 4 });
    await repository.extend(tx, 'a', { expiresAt: inHours(2), orderVersion: 3 });
    expect(await termOf('a')).toBe(inHours(50));
    await repository.extend(tx, 'a', { expiresAt: inHours(3), orderVersion: 4 });
    expect(await termOf('a')).toBe(inHours(3));
    await repository.setStatus(tx, 'a', HELD, RELEASED);
    await repository.extend(tx, 'a', { expiresAt: inHours(9), orderVersion: 5 });
    expect(await termOf('a')).toBe(inHours(3));
    await repository.clear(tx, 'a');
    await hold('a', '1');
    await repository.extend(tx, 'a', { expiresAt: inHours(8), orderVersion: 2 });
    expect(await termOf('a')).toBe(inHours(8));
  });

  it('knows which orders have ended', async () => {
    const { repository, tx } = await aLedger();
    expect(await repository.isClosed(tx, 'a')).toBe(false);
    await repository.close(tx, 'a');
    await repository.close(tx, 'a');
    expect(await repository.isClosed(tx, 'a')).toBe(true);
    expect(await repository.isClosed(tx, 'b')).toBe(false);
  });

  it('takes a used car off sale with its last unit, and back when the unit comes back', async () => {
    const { repository, tx, isOnSale } = await aLedger();
    await repository.sellUnheld(tx, line('2'));
    expect(await repository.countSale(tx, '2', 1)).toBe('sold');
    expect(await isOnSale('2')).toBe(false);
    expect(await repository.countSale(tx, '2', 1)).toBeUndefined();
    await repository.returnSold(tx, line('2'));
    expect(await repository.countSale(tx, '2', -1, { spuId: '2' } as PassedCar)).toBe('back');
    expect(await isOnSale('2')).toBe(true);
  });

  it('leaves a used car that comes back off sale while it lacks something', async () => {
    const { repository, tx, isOnSale } = await aLedger();
    await repository.sellUnheld(tx, line('2'));
    expect(await repository.countSale(tx, '2', 1)).toBe('sold');
    await repository.returnSold(tx, line('2'));
    expect(await repository.countSale(tx, '2', -1)).toBeUndefined();
    expect(await isOnSale('2')).toBe(false);
    expect(await repository.countSale(tx, '2', -1, { spuId: '2' } as PassedCar)).toBeUndefined();
  });

  it('leaves a used car on sale while its unit is held, and a new one always', async () => {
    const { repository, tx, isOnSale } = await aLedger();
    await repository.take(tx, line('2'));
    await repository.sellUnheld(tx, line('9'));
    for (const spuId of ['2', '9', '3']) expect(await repository.countSale(tx, spuId, 1)).toBeUndefined();
    expect(await Promise.all(['2', '9', '3'].map(isOnSale))).toEqual([true, true, false]);
  });
});

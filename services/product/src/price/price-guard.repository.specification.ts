import { anna } from '@mall/messaging/fakes';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import { aJump, aPriceTooLow } from './price-guard.fakes.js';
import type { PriceGuardRepository } from './price-guard.repository.js';

type Act = (tx: EntityManager) => Promise<void>;

interface Given {
  /** Repository in which the car of `aJump` is on sale for 100,000 CNY, without comparable cars. Nobody has changed its price. */
  readonly repository: PriceGuardRepository;
  readonly tx: EntityManager;
  /** Makes the price of `aJump` a jump. */
  readonly letItJump: () => Promise<void>;
  /** Puts comparable cars on sale, so that the price of `aPriceTooLow` is too low. */
  readonly letItBeTooLow: () => Promise<void>;
  /** Changes the price of the car in a transaction in which the caller acts. */
  readonly reprice: (act: (tx: EntityManager) => Promise<void>) => Promise<void>;
  /** Enters car 904, which stays off sale, in a transaction in which the caller acts; then gives it a VIN as another. */
  readonly offer: (enter: Act, rename: Act) => Promise<void>;
}

const spuId = aJump.spuId!;

export const priceGuardSpecification = new Specification<Given>((arrange) => {
  it('has no finding for prices that stay, and returns what a jump departs from and what one person may enter', async () => {
    const { repository, tx, letItJump } = await arrange();
    expect(await repository.trouble(spuId, {}, tx)).toBeNull();
    await letItJump();
    expect(await repository.trouble(spuId, { priceFee: aJump.priceFee }, tx)).toEqual(aJump);
  });

  it('compares a car that is not written yet with the median of comparable ones', async () => {
    const { repository, tx, letItBeTooLow } = await arrange();
    const { name, priceFee } = aPriceTooLow;
    const kind = { brandId: '10', categoryId: '100', condition: 'new' };
    const draft = { ...kind, priceFee, name: { ru: '', zh: '', en: '', ...name } };
    expect(await repository.troubleOfDraft({ ...draft, priceFee: 1_000_000 }, undefined, tx)).toBeNull();
    await letItBeTooLow();
    expect(await repository.troubleOfDraft(draft, undefined, tx)).toEqual(aPriceTooLow);
  });

  it('returns who has changed the price of a car last', async () => {
    const { repository, reprice } = await arrange();
    expect(await repository.setter(spuId)).toBeUndefined();
    await reprice((tx) => repository.actAs(tx, anna));
    const changedAt = expect.any(Date) as Date;
    expect(await repository.setter(spuId)).toEqual({ personId: '50', name: 'anna', changedAt });
    const { userId: _id, username: _name, ...importer } = anna;
    await reprice((tx) => repository.actAs(tx, importer));
    expect(await repository.setter(spuId)).toMatchObject({ personId: 'service:import', name: 'import' });
    expect(await repository.setter('999')).toBeUndefined();
  });

  it('knows every person who had a part in the offer of a car off sale', async () => {
    const { repository, offer } = await arrange();
    const { userId: _id, username: _name, ...importer } = anna;
    await offer(
      (tx) => repository.actAs(tx, anna),
      (tx) => repository.actAs(tx, importer),
    );
    expect(await repository.authors('904')).toEqual([{ personId: '50', name: 'anna' }]);
    expect(await repository.authors(spuId)).toEqual([]);
    expect(await repository.setter('904')).toMatchObject({ personId: 'service:import' });
  });
});

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
const prices = { priceFee: 5_000_000, wholesalePriceFee: null, marketPriceFee: 6_000_000 };
const [first, second] = [
  { id: '50', name: 'anna' },
  { id: '51', name: 'boris' },
];

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

  it('keeps a proposal as it was made, beside the present prices', async () => {
    const { repository, tx } = await arrange();
    await repository.propose(tx, spuId, prices, aJump, first);
    const proposal = await repository.proposal({ spuId });
    expect(proposal).toMatchObject({
      ...{ spuId, name: aJump.name, oldPriceFee: '10000000', oldWholesalePriceFee: null },
      ...{ priceFee: '5000000', wholesalePriceFee: null, marketPriceFee: '6000000' },
      ...{ departsFromFee: '10000000', departurePercent: 50, medianFee: null },
      ...{ proposedById: '50', proposedBy: 'anna', proposedAt: expect.any(Date) as Date },
    });
    expect(await repository.proposal({ proposalId: proposal!.proposalId })).toEqual(proposal);
    expect(await repository.proposal({ spuId: '999' })).toBeUndefined();
  });

  it('has one proposal of a car wait: a newer one takes its place, and a change of its prices ends it', async () => {
    const { repository, tx } = await arrange();
    await repository.propose(tx, spuId, prices, aJump, first);
    const { proposalId } = (await repository.proposal({ spuId }))!;
    await repository.propose(tx, spuId, { ...prices, wholesalePriceFee: 4_000_000 }, aJump, second);
    const newer = await repository.proposal({ spuId });
    expect(newer).toMatchObject({ wholesalePriceFee: '4000000', proposedBy: 'boris' });
    expect(newer!.proposalId).not.toBe(proposalId);
    expect(await repository.proposal({ proposalId })).toBeUndefined();
    await repository.close(tx, '999');
    expect(await repository.proposal({ spuId })).toEqual(newer);
    await repository.close(tx, spuId);
    expect(await repository.proposal({ spuId })).toBeUndefined();
  });

  it('is agreed to by another person only, and waits no more once it is decided', async () => {
    const { repository, tx } = await arrange();
    const propose = async () => {
      await repository.propose(tx, spuId, prices, aJump, first);
      return (await repository.proposal({ spuId }))!.proposalId;
    };
    const agreed = await propose();
    await expect(repository.agree(tx, agreed, first)).rejects.toMatchObject({ code: '23514' });
    expect(await repository.proposal({ spuId })).toBeDefined();
    await repository.agree(tx, agreed, second);
    expect(await repository.proposal({ spuId })).toBeUndefined();
    const rejected = await propose();
    expect(rejected).not.toBe(agreed);
    await repository.reject(tx, rejected, second, 'опечатка');
    expect(await repository.proposal({ proposalId: rejected })).toBeUndefined();
  });
});

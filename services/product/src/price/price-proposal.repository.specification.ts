import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import { aJump } from './price-guard.fakes.js';
import type { PriceProposalRepository } from './price-proposal.repository.js';

interface Given {
  /** Repository without proposals, in which the car of `aJump` is on sale for 100,000 CNY. */
  readonly repository: PriceProposalRepository;
  readonly tx: EntityManager;
}

const spuId = aJump.spuId!;
const prices = { priceFee: 5_000_000, wholesalePriceFee: null, marketPriceFee: 6_000_000 };
const [first, second] = [
  { id: '50', name: 'anna' },
  { id: '51', name: 'boris' },
];

export const priceProposalSpecification = new Specification<Given>((arrange) => {
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

  it('has one proposal of a car wait: a newer one replaces it, and a change of its prices ends it', async () => {
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

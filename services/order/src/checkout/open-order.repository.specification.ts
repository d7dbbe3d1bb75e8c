import { orderErrors } from '@mall/contracts/order';
import { Specification } from '@mall/testing/specification';
import type { HoldCap, HoldSettings } from '../held-cars/holdings.js';
import type { OpenOrderRepository } from './open-order.repository.js';

interface Given {
  readonly repository: OpenOrderRepository;
  /** Places this many orders of one car over 100,000 CNY, without money: for buyer 7, or for another in the network `near`. */
  readonly place: (count: number) => Promise<void>;
  readonly placeNear: (count: number) => Promise<void>;
}

const VALUE_MINOR = 10_000_000;
const WIDE: HoldSettings = {
  openOrdersPerBuyer: 99,
  heldCarsPerBuyer: 99,
  heldValuePerBuyerMinor: 99 * VALUE_MINOR,
  heldCarsPerNetwork: 99,
  heldValuePerNetworkMinor: 99 * VALUE_MINOR,
};

/** Returns the check of `added` further orders of one car each. */
const aCap = (added: number, limits: Partial<HoldSettings>): HoldCap => ({
  party: { userId: '7', passportDigest: null, phone: null, network: 'near', recipientPhone: null },
  added: { orders: added, cars: added, valueMinor: added * VALUE_MINOR },
  limits: { ...WIDE, ...limits },
});

export const openOrderSpecification = new Specification<Given>((arrange) => {
  it('takes orders up to the cap, and refuses one more', async () => {
    const { repository, place } = await arrange();
    const limits = { openOrdersPerBuyer: 3 };
    await repository.check(aCap(3, limits));
    await place(2);
    await repository.check(aCap(1, limits));
    const oneTooMany = repository.check(aCap(2, limits));
    await expect(oneTooMany).rejects.toThrow(orderErrors.tooManyOpenOrders.key);
  });

  it('takes cars up to their number and value, and says how many are left', async () => {
    const { repository, place } = await arrange();
    await place(2);
    for (const limits of [{ heldCarsPerBuyer: 3 }, { heldValuePerBuyerMinor: 3 * VALUE_MINOR }]) {
      await repository.check(aCap(1, limits));
      await expect(repository.check(aCap(2, limits))).rejects.toThrow(orderErrors.tooManyHeldCars.key);
    }
    await expect(repository.check(aCap(2, { heldCarsPerBuyer: 3 }))).rejects.toMatchObject({
      params: { maxCars: 3, cars: 1, held: { en: expect.stringMatching(/^You hold 2 worth /) as string } },
    });
  });

  it('takes cars of a network up to their number and value, and at least one buyer’s', async () => {
    const { repository, place, placeNear } = await arrange();
    await place(1);
    const alone = { ...WIDE, heldCarsPerNetwork: 0, heldValuePerNetworkMinor: 0 };
    await repository.check(aCap(1, alone));
    await placeNear(2);
    for (const limits of [{ heldCarsPerNetwork: 4 }, { heldValuePerNetworkMinor: 4 * VALUE_MINOR }]) {
      const own = { heldCarsPerBuyer: 3, heldValuePerBuyerMinor: 3 * VALUE_MINOR };
      await repository.check(aCap(1, { ...own, ...limits }));
      const tooMany = repository.check(aCap(2, { ...own, ...limits }));
      await expect(tooMany).rejects.toThrow(orderErrors.tooManyHeldInNetwork.key);
    }
  });
});

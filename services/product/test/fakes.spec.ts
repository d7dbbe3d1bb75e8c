import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryLimits } from '../src/badge/badge-limit.fakes.js';
import { badgeLimitSpecification } from '../src/badge/badge-limit.repository.specification.js';
import { InMemoryBrands } from '../src/brand/brand.fakes.js';
import { brandSpecification } from '../src/brand/brand.repository.specification.js';
import { aCar, InMemoryCars, InMemoryStock } from '../src/car/car.fakes.js';
import { carSpecification } from '../src/car/car.repository.specification.js';
import { InMemoryCategories } from '../src/category/category.fakes.js';
import { categorySpecification } from '../src/category/category.repository.specification.js';
import { InMemoryHolds } from '../src/hold/hold.fakes.js';
import { InMemoryApprovals } from '../src/car/approval.fakes.js';
import { approvalSpecification } from '../src/car/approval.repository.specification.js';
import { holdSpecification } from '../src/hold/hold.repository.specification.js';
import { aJump, aPriceTooLow, InMemoryPriceGuard } from '../src/price/price-guard.fakes.js';
import { InMemoryPriceProposals } from '../src/price/price-proposal.fakes.js';
import { priceGuardSpecification } from '../src/price/price-guard.repository.specification.js';
import { priceProposalSpecification } from '../src/price/price-proposal.repository.specification.js';
import { InMemoryCounts } from '../src/search/search-count.fakes.js';
import { searchCountSpecification } from '../src/search/search-count.repository.specification.js';
import { SetAsideCars } from '../src/stock/set-aside.fakes.js';
import { setAsideSpecification } from '../src/stock/set-aside.repository.specification.js';
import { InMemoryShops } from '../src/shop/shop.fakes.js';
import { shopSpecification } from '../src/shop/shop.repository.specification.js';
import { stockSpecification } from '../src/stock/stock.repository.specification.js';

const tx = new NoDatabase().manager;

holdSpecification.holdsFor(InMemoryHolds, () => {
  const now = new Date();
  const skus = {
    1: { stock: 3 },
    2: { isUsed: true, vin: 'of 2' },
    3: { isOnSale: false },
    4: { isSetAsideElsewhere: true },
    6: { isUsed: true, isOnSale: false, vin: 'of 2' },
    9: {},
  };
  const repository = new InMemoryHolds(skus, now);
  return {
    ...{ repository, tx, now },
    unitsOf: async (skuId) => {
      const { stock, lockStock, sold } = repository.sku(skuId);
      return { stock, lockStock, sold };
    },
    isOnSale: async (spuId) => repository.sku(spuId).isOnSale,
    pass: async (hours) => void (repository.now = new Date(now.getTime() + hours * 3_600_000)),
  };
});

approvalSpecification.holdsFor(InMemoryApprovals, () => ({ repository: new InMemoryApprovals(), tx }));

brandSpecification.holdsFor(InMemoryBrands, () => {
  const withCars: string[] = [];
  const list = async (...brandIds: (string | undefined)[]) =>
    void withCars.push(...brandIds.filter((id) => id !== undefined));
  return { repository: new InMemoryBrands([], withCars), tx, list };
});

categorySpecification.holdsFor(InMemoryCategories, () => {
  const withCars: string[] = [];
  const list = async (categoryId: string) => void withCars.push(categoryId);
  return { repository: new InMemoryCategories([], withCars), tx, list };
});

const twoCars = () => new InMemoryCars([aCar(), aCar({ spuId: '901', skuId: '901' })]);

carSpecification.holdsFor(InMemoryCars, () => ({ repository: twoCars(), tx }));

stockSpecification.holdsFor(InMemoryStock, () => {
  const cars = twoCars();
  cars.put(aCar({ spuId: '902', skuId: '902', condition: 'used' }));
  const freeUnitsOf = async (spuId: string) => (await cars.one(spuId))?.stockLeft;
  return { repository: new InMemoryStock(cars), tx, freeUnitsOf };
});

shopSpecification.holdsFor(InMemoryShops, () => {
  const shops = new Map(Object.entries({ 900: '3', 901: '3', 902: '4' }));
  return { repository: new InMemoryShops(async (spuId) => shops.get(spuId)), tx };
});

priceGuardSpecification.holdsFor(InMemoryPriceGuard, () => {
  const repository = new InMemoryPriceGuard();
  return {
    ...{ repository, tx },
    letItJump: async () => void (repository.jump = aJump),
    letItBeTooLow: async () => void (repository.tooLow = aPriceTooLow),
    reprice: async (act) => {
      await act(tx);
      repository.changed(aJump.spuId!);
    },
    offer: async (...acts) => {
      for (const act of acts) {
        await act(tx);
        repository.offered('904');
      }
    },
  };
});

priceProposalSpecification.holdsFor(InMemoryPriceProposals, () => ({
  repository: new InMemoryPriceProposals(),
  tx,
}));

setAsideSpecification.holdsFor(SetAsideCars, () => ({ repository: new SetAsideCars('2'), tx }));

badgeLimitSpecification.holdsFor(InMemoryLimits, () => ({ repository: new InMemoryLimits() }));

searchCountSpecification.holdsFor(InMemoryCounts, () => ({ repository: new InMemoryCounts() }));

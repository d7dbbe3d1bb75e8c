import { platformErrors } from '@mall/contracts/define';
import {
  listingRules,
  productBrandApi,
  productCarApi,
  productCarWatchApi,
  productCategoryApi,
  productErrors,
  productPriceApi,
  productSearchApi,
  productSetAsideApi,
  productStockApi,
  productStockListApi,
  synonyms,
} from '@mall/contracts/product';
import { aStaffMember, lineOf, until } from '@mall/testing';
import { another, asked, GONE, refused, same, TAKEN, type Row } from './row.js';
import { inAll, type World } from './world.js';

const { notFound } = platformErrors;

const aBrand = async (world: World) =>
  (await world.staff(productBrandApi).create({ name: inAll(world.word()) })).brandId;
const aCategory = async (world: World) =>
  (await world.staff(productCategoryApi).create({ name: inAll(world.word()) })).categoryId;
const aSynonym = async (world: World) =>
  (await world.staff(synonyms.api).create({ terms: [world.word(), world.word()] })).synonymId;

/** A rule for the cars of a new category, which no other row uses. */
const aRule = async (world: World) => ({
  condition: 'new' as const,
  categoryId: await aCategory(world),
});

async function aListing(world: World) {
  const { shopId, brandId, categoryId, name, priceFee } = await world.someCar();
  return { shopId, brandId, categoryId, name, priceFee, condition: 'new' } as const;
}

async function aProposal(world: World) {
  const { spuId, priceFee } = await world.aCarOnSale();
  const proposed = 2 * priceFee;
  const editor = world.mall.callAs(aStaffMember(['car_view', 'car_edit']))(productCarApi);
  await editor.update({ spuId, priceFee: proposed, marketPriceFee: proposed }).catch(() => undefined);
  const { records } = await world.staff(productPriceApi).list({ current: 1, size: 100 });
  const found = records.find((row) => row.spuId === spuId)!;
  return { ...found, wholesalePriceFee: found.wholesalePriceFee ?? undefined };
}

/** Puts all units of a new car into the hold of an order. @returns the sku */
async function aHeldCar(world: World): Promise<string> {
  const car = await world.aCarOnSale({ stock: 1 });
  const { skuId } = lineOf(car);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const hold = { orderKey: world.word(), expiresAt, lines: [{ skuId, count: 1 }] };
  await world.service(productStockApi).holdCars(hold);
  return skuId;
}

const LIST = {
  fileName: 'stock.csv',
  headings: ['VIN'],
  columns: ['vin'],
  decimal: 'point' as const,
  rows: 1,
};

/** Begins a list with a row that no car can be made of. */
async function aStockList(world: World) {
  const lists = world.staff(productStockListApi);
  const { shopId } = await world.someCar();
  const { stockListId } = await lists.begin({ ...LIST, shopId });
  const rows = [{ nth: 1, fileRow: 2, cells: ['no VIN'] }];
  await lists.addRows({ stockListId, rows });
  return { stockListId, rows };
}

async function aCheckedStockList(world: World) {
  const lists = world.staff(productStockListApi);
  const { stockListId } = await aStockList(world);
  await lists.check({ stockListId });
  await until(async () => ((await lists.one({ stockListId })).state === 'checked' ? true : undefined), {
    what: 'the list to be checked',
    timeoutMs: 20_000,
  });
  return { stockListId };
}

export const productRows: readonly Row[] = [
  asked(productBrandApi.create, refused(productErrors.brandNameTaken, TAKEN), (world) => ({
    name: inAll(world.word()),
  })),
  asked(productBrandApi.update, same, async (world) => ({ brandId: await aBrand(world), seq: 7 }), {
    announcesAgain: true,
  }),
  asked(productBrandApi.remove, refused(notFound, GONE), async (world) => ({
    brandId: await aBrand(world),
  })),
  asked(productCategoryApi.create, another('Staff see both, and remove one.'), (world) => ({
    name: inAll(world.word()),
  })),
  asked(productCategoryApi.update, same, async (world) => ({ categoryId: await aCategory(world), seq: 7 }), {
    announcesAgain: true,
  }),
  asked(productCategoryApi.remove, refused(notFound, GONE), async (world) => ({
    categoryId: await aCategory(world),
  })),
  asked(synonyms.api.create, another('Two equal groups of words find what one finds.'), (world) => ({
    terms: [world.word(), world.word()],
  })),
  asked(synonyms.api.update, same, async (world) => ({
    synonymId: await aSynonym(world),
    status: 0 as const,
  })),
  asked(synonyms.api.remove, refused(notFound, GONE), async (world) => ({
    synonymId: await aSynonym(world),
  })),
  asked(listingRules.api.create, refused(productErrors.listingRuleExists, TAKEN), aRule),
  asked(listingRules.api.update, same, async (world) => ({
    ruleId: (await world.staff(listingRules.api).create(await aRule(world))).ruleId,
    needs: ['vin'],
  })),
  asked(listingRules.api.remove, refused(notFound, GONE), async (world) => ({
    ruleId: (await world.staff(listingRules.api).create(await aRule(world))).ruleId,
  })),
  asked(
    productCarApi.create,
    another('A draft that nobody sees before its shop publishes it; a VIN is in one listing alone.'),
    aListing,
  ),
  asked(
    productCarApi.update,
    refused(
      platformErrors.staleData,
      'The version that was read is not the last one; another may have written it.',
    ),
    async (world) => {
      const { spuId } = await world.aCarOnSale();
      const { version } = await world.staff(productCarApi).one({ spuId });
      return { spuId, version, interiorColour: 'black' as const };
    },
  ),
  asked(productCarApi.remove, refused(notFound, GONE), async (world) => ({
    spuId: (await world.aCarOnSale()).spuId,
  })),
  asked(productCarApi.restore, same, async (world) => {
    const { spuId } = await world.aCarOnSale();
    await world.staff(productCarApi).remove({ spuId });
    return { spuId };
  }),
  asked(productCarApi.publish, same, async (world) => {
    const { spuId } = await world.aCarOnSale();
    await world.staff(productCarApi).offShelf({ spuIds: [spuId] });
    return { spuIds: [spuId] };
  }),
  asked(productCarApi.offShelf, same, async (world) => ({ spuIds: [(await world.aCarOnSale()).spuId] })),
  asked(productCarApi.takeDown, same, async (world) => ({
    spuIds: [(await world.aCarOnSale()).spuId],
    reason: 'чужие фотографии',
  })),
  asked(
    productCarApi.review,
    refused(productErrors.carNotInReview, 'It is on sale; another reviewer may have put it there.'),
    async (world) => ({ spuId: (await world.aCarOnSale({ status: 3 })).spuId, result: 1 }),
  ),
  asked(productCarApi.setSpuCheck, same, () => ({ checkStats: 1 })),
  asked(productPriceApi.approve, same, async (world) => {
    const { proposalId, priceFee, wholesalePriceFee } = await aProposal(world);
    return { proposalId, priceFee, wholesalePriceFee };
  }),
  asked(productPriceApi.reject, same, async (world) => ({
    proposalId: (await aProposal(world)).proposalId,
    reason: 'опечатка',
  })),
  asked(
    productStockListApi.begin,
    another('A second list waits beside the first one, and writes nothing by itself.'),
    async (world) => ({ ...LIST, shopId: (await world.someCar()).shopId }),
  ),
  asked(productStockListApi.addRows, same, aStockList),
  asked(productStockListApi.check, same, async (world) => ({
    stockListId: (await aStockList(world)).stockListId,
  })),
  asked(productStockListApi.affirm, same, async (world) => ({
    stockListId: (await aStockList(world)).stockListId,
    rows: [1],
  })),
  asked(productStockListApi.apply, same, aCheckedStockList),
  asked(productCarWatchApi.add, same, async (world) => ({ skuId: await aHeldCar(world) })),
  asked(productCarWatchApi.remove, same, async (world) => {
    const skuId = await aHeldCar(world);
    await world.buyer(productCarWatchApi).add({ skuId });
    return { skuId };
  }),
  asked(productSearchApi.view, same, async (world) => ({ spuId: (await world.someCar()).spuId })),
  asked(productSetAsideApi.decide, same, async (world) => {
    const { spuId } = await world.aCarOnSale();
    const row = await world.query<{ setAsideId: string; version: number }>(
      'product',
      `WITH car AS (INSERT INTO set_aside (order_key, order_number, sku_id, spu_id, count, fate)
         VALUES ($1, 'CN-1', $2, $2, 1, 'undecided') RETURNING set_aside_id, version, fate)
       INSERT INTO set_aside_decision (set_aside_id, version, fate) SELECT set_aside_id, version, fate FROM car
       RETURNING set_aside_id AS "setAsideId", version`,
      [world.word(), spuId],
    );
    return { ...row, fate: 'writtenOff' as const, reason: 'сгорела на складе' };
  }),
];

import type { Caller } from '@mall/contracts/define';
import { columnOfFact, factQuestions, productImportApi, type ImportCarDto } from '@mall/contracts/product';
import { userAddressApi, userApi } from '@mall/contracts/user';
import { anAddress, aPassport, newCar, specimenBrands, specimenShops, usedCar } from '@mall/demo/specimens';
import { aBuyer, anId, aService } from './callers.js';
import type { TestMall } from './test-mall.js';

export {
  anAddress,
  aPassport,
  aReport,
  aVin,
  liftOpenOrderCap,
  liftSecondPersonLimit,
  lineOf,
} from '@mall/demo/specimens';
export const [shop, otherShop] = specimenShops;

/** Returns a used car with one unit and unique numbers. */
export const aUsedCar = (traits: Partial<ImportCarDto> = {}): ImportCarDto => usedCar(anId(), traits);

export const aNewCar = (traits: Partial<ImportCarDto> = {}): ImportCarDto => newCar(anId(), traits);

/** Puts cars on sale after creating their shops and makes. */
export async function putOnSale(mall: TestMall, ...cars: ImportCarDto[]): Promise<void> {
  const importing = mall.callAs(aService('demo'))(productImportApi);
  await importing.importShops({ shops: [...specimenShops] });
  await importing.importBrands({ brands: [...specimenBrands] });
  // Prices of tests are drawn, and may be many times those of the first similar cars.
  await importing.importCars({ cars: cars.map((car) => ({ affirmed: [...factQuestions], ...car })) });
}

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);

/** Puts used cars on sale that may lack what their sale needs, as cars from before a rule do. */
export async function putOnSaleUnchecked(mall: TestMall, ...cars: ImportCarDto[]): Promise<void> {
  for (const car of cars) {
    const fields = Object.keys(car) as (keyof ImportCarDto)[];
    const lost = fields.filter((field) => isEmpty(car[field]));
    const given = Object.fromEntries(
      fields.filter((field) => !isEmpty(car[field])).map((field) => [field, car[field]]),
    );
    await putOnSale(mall, usedCar(car.spuId, given));
    const emptied = lost.map((field) => `${columnOfFact(field)} = ${field === 'pictures' ? `'[]'` : 'NULL'}`);
    if (lost.length === 0) continue;
    await mall.query('product', `UPDATE spu SET ${emptied.join(', ')} WHERE spu_id = $1`, [car.spuId]);
  }
}

/** Gives each buyer a passport of their own, because open orders are limited by passport too. */
const passportOf = ({ userId }: Caller) => ({ ...aPassport, passportNo: `4508 ${userId?.slice(-8)}` });
/** Returns the address of a ready buyer, whose recipient has a phone of their own: open orders are limited by it too. */
export const addressOf = ({ userId }: Caller) => ({
  ...anAddress,
  mobile: `+7914${userId?.slice(-7).padStart(7, '0')}`,
});

export interface ReadyBuyer {
  readonly caller: Caller;
  readonly addrId: string;
}

/** Returns a buyer who can order: with a complete profile and an address. */
export async function aReadyBuyer(mall: TestMall): Promise<ReadyBuyer> {
  const caller = aBuyer();
  await mall.callAs(caller)(userApi).update(passportOf(caller));
  const { addrId } = await mall.callAs(caller)(userAddressApi).create(addressOf(caller));
  return { caller, addrId };
}

/** Turns off the price rules in a mall without the order service, for tests that write any price. */
export async function letPricesJump(mall: TestMall): Promise<void> {
  await mall.query(
    'product',
    'UPDATE setting SET price_jump_percent = 1000000000, price_floor_percent = 0, least_price_fee = 0',
  );
}

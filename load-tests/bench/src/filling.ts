import { productImportApi, type ImportCarDto } from '@mall/contracts/product';
import { brands, carAt, categories, equipment, type DemoCar } from '@mall/demo/catalogue';
import type { ClientOf } from '@mall/messaging';

/** Cars in one request: they have to fit one NATS message. */
const AT_ONCE = 200;
/** Requests under way side by side. */
const SIDE_BY_SIDE = 4;
const BRANDS_AT_ONCE = 200;

type Importing = ClientOf<typeof productImportApi>;

/** Everything that cars stand on: shops, makes, series, categories, attributes. */
export async function fillFrame(importing: Importing): Promise<void> {
  const shopIds = new Set(Array.from({ length: 2_000 }, (_, index) => carAt(index).shopId));
  await importing.importShops({
    shops: [...shopIds].map((shopId) => ({
      shopId,
      shopName: { ru: `Магазин ${shopId}`, zh: `店铺 ${shopId}`, en: `Shop ${shopId}` },
      type: shopId === '1' ? 1 : 2,
    })),
  });
  const makesFirst = [...brands].sort(
    (a, b) => Number(a.brandParentId !== '0') - Number(b.brandParentId !== '0'),
  );
  for (let at = 0; at < makesFirst.length; at += BRANDS_AT_ONCE) {
    await importing.importBrands({
      brands: makesFirst
        .slice(at, at + BRANDS_AT_ONCE)
        .map(({ make: _make, ...brand }) => ({ ...pick(brand), imgUrl: '/logo.svg' })),
    });
  }
  await importing.importCategories({
    categories: categories.map(({ categoryId, parentId, name, icon, seq }) => ({
      categoryId,
      parentId,
      name,
      icon,
      seq,
    })),
  });
  await importing.importAttrs({
    attrs: [
      {
        attrId: equipment.attrId,
        name: equipment.name,
        searchType: 1,
        attrType: 1,
        categoryIds: categories.map(({ categoryId }) => categoryId),
        attrValues: equipment.values.map(({ attrValueId, value }) => ({ attrValueId, value })),
      },
    ],
  });
}

type Brand = Omit<(typeof brands)[number], 'make'>;

const pick = ({ brandId, brandParentId, name, desc, firstLetter, seq, aliases }: Brand) => ({
  brandId,
  brandParentId,
  name,
  desc,
  firstLetter,
  seq,
  aliases,
});

/** Cars `from` to `to` of the generator's row, without inspection reports; tells how many are in. */
export async function fillCars(
  importing: Importing,
  from: number,
  to: number,
  tell: (done: number) => void,
): Promise<void> {
  let next = from;
  let done = from;
  const worker = async (): Promise<void> => {
    while (next < to) {
      const start = next;
      next = Math.min(to, start + AT_ONCE);
      const cars = Array.from({ length: next - start }, (_, index) => toImport(carAt(start + index)));
      await importing.importCars({ cars });
      done += cars.length;
      tell(done);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}

function toImport({ index, shape, ...facts }: DemoCar): ImportCarDto {
  return { ...facts, pictures: [{ url: `/pictures/${shape}-${index % 350}.webp` }] };
}

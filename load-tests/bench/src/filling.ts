import { productImportApi, type ImportCarDto } from '@mall/contracts/product';
import { carAt, importCatalogue, type DemoCar } from '@mall/demo/catalogue';
import type { ClientOf } from '@mall/messaging';

/** Cars in one request, which has to fit into one NATS message. */
const BATCH = 200;
/** Concurrent requests. */
const CONCURRENCY = 4;

type Importing = ClientOf<typeof productImportApi>;

/** Imports everything that cars refer to: shops, makes, series, categories, attributes. */
export async function fillBase(importing: Importing): Promise<void> {
  const shopIds = new Set(Array.from({ length: 2_000 }, (_, index) => carAt(index).shopId));
  await importing.importShops({
    shops: [...shopIds].map((shopId) => ({
      shopId,
      shopName: { ru: `Магазин ${shopId}`, zh: `店铺 ${shopId}`, en: `Shop ${shopId}` },
      type: shopId === '1' ? 1 : 2,
    })),
  });
  await importCatalogue(importing, () => '/api/files/p/logo-1.webp');
}

/** Imports the cars `from` to `to` of the generator, without inspection reports. */
export async function fillCars(
  importing: Importing,
  from: number,
  to: number,
  report: (done: number) => void,
): Promise<void> {
  let next = from;
  let done = from;
  const worker = async (): Promise<void> => {
    while (next < to) {
      const start = next;
      next = Math.min(to, start + BATCH);
      const cars = Array.from({ length: next - start }, (_, index) => toImport(carAt(start + index)));
      await importing.importCars({ cars });
      done += cars.length;
      report(done);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

function toImport({ index, shape, ...facts }: DemoCar): ImportCarDto {
  return { ...facts, pictures: [{ url: `/api/files/p/${shape}-${index % 350}.webp` }] };
}

import { platformErrors } from '@mall/contracts/define';
import {
  factQuestions,
  productImportApi,
  productSearchApi,
  type ImportCarDto,
} from '@mall/contracts/product';
import { carAt, importCatalogue, type DemoCar } from '@mall/demo/catalogue';
import { aReport, picturesOf } from '@mall/demo/specimens';
import { until } from '@mall/local-stack';
import type { ClientOf } from '@mall/messaging';

/** Cars per request: parsing and checking them blocks the product service's searches for some 5 ms. */
const BATCH = 100;
/** Concurrent requests: while the database writes one, the service prepares the other. With four, searches waited for seconds. */
const CONCURRENCY = 2;
/** Maximum number of attempts of a request that a loaded machine does not answer in time. */
const ATTEMPTS = 4;
/** Far more than the search needs to index a million cars after the last one was imported. */
const LONGEST_MS = 600_000;

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

/** Imports the cars `from` to `to` of the generator, with the shortest inspection reports and the pictures that used ones need. */
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
      await withRetries(() => importing.importCars({ cars }));
      done += cars.length;
      report(done);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Waits until the search has indexed this number of cars; imports are ahead of it. */
export async function untilFound(
  search: ClientOf<typeof productSearchApi>,
  cars: number,
  report: (found: number) => void,
): Promise<void> {
  const ask = async (): Promise<true | undefined> => {
    const { facets } = await withRetries(() => search.facets({ pageNum: 1, pageSize: 1 }));
    report(facets.total);
    return facets.total >= cars || undefined;
  };
  await until(ask, { what: `${cars} cars in the search`, timeoutMs: LONGEST_MS, everyMs: 500 });
}

/** Repeats an idempotent request, such as an import, while it is lost or takes too long. */
async function withRetries<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await request();
    } catch (failure) {
      const isLost = platformErrors.timeout.is(failure) || platformErrors.unavailable.is(failure);
      if (!isLost || attempt === ATTEMPTS) throw failure;
    }
}

function toImport({ index, shape, ...facts }: DemoCar): ImportCarDto {
  // Among a million drawn cars some have unusual facts.
  const affirmed = [...factQuestions];
  const name = `${shape}-${index % 350}`;
  if (facts.condition !== 'used')
    return { ...facts, affirmed, pictures: [{ url: `/api/files/p/${name}.webp` }] };
  return { ...facts, affirmed, pictures: picturesOf(name), inspection: aReport() };
}

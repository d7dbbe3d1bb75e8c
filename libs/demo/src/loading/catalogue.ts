import type { ImportCarDto, InspectionReport } from '@mall/contracts/product';
import { demoCalls } from '@mall/contracts/services/demo';
import { demoCars, generateCars } from '../catalogue/cars.js';
import type { DemoCar } from '../catalogue/demo-car.js';
import { descriptionOf } from '../catalogue/description.js';
import { importCatalogue } from '../catalogue/import-catalogue.js';
import { inspectionOf } from '../catalogue/inspection.js';
import { makes } from '../catalogue/makes.js';
import { shops } from '../people/shops.js';
import type { MallConnection } from './mall-connection.js';
import type { Pictures } from './pictures.js';
import type { Progress } from './progress.js';

/** Cars in one request; with their reports they must fit into one NATS message. */
const BATCH = 40;
/** Concurrent requests: while one is being written, the next one is prepared. */
const CONCURRENCY = 3;
/** Defects of a report that are shown. */
const CLOSE_UPS = 2;

export async function loadBrands(mall: MallConnection, pictures: Pictures): Promise<void> {
  const logos = await pictures.brandLogos(makes);
  await importCatalogue(mall.of(demoCalls.cars), ({ key }) => logos.get(key) ?? '');
}

export async function loadCars(
  mall: MallConnection,
  shopIds: Map<string, string>,
  pictures: Pictures,
  progress: Progress,
): Promise<void> {
  const importing = mall.of(demoCalls.cars);
  await importing.importShops({
    shops: shops.map(({ shopId, name, type }) => ({ shopId: shopIds.get(shopId)!, shopName: name, type })),
  });
  const all = [...generateCars()];
  await pictures.drawFor(all);
  const closeUps = await pictures.defectCloseUps();
  let loaded = 0;
  const waiting = chunks(all, BATCH);
  const worker = async (): Promise<void> => {
    for (const chunk of waiting) {
      await importing.importCars({ cars: chunk.map((car) => toImport(car, shopIds, pictures, closeUps)) });
      loaded += chunk.length;
      progress.say(`cars ${loaded} of ${demoCars}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

type CloseUps = ReadonlyMap<string, string>;

function toImport(
  car: DemoCar,
  shopIds: Map<string, string>,
  pictures: Pictures,
  closeUps: CloseUps,
): ImportCarDto {
  const { index: _index, shape: _shape, shopId, ...facts } = car;
  return {
    ...facts,
    shopId: shopIds.get(shopId)!,
    detail: descriptionOf(car),
    pictures: pictures.ofCar(car),
    inspection: withCloseUps(inspectionOf(car), closeUps),
  };
}

/** A report whose first defects are shown; inspectors do not photograph every scratch. */
function withCloseUps(
  report: InspectionReport | undefined,
  closeUps: CloseUps,
): InspectionReport | undefined {
  const defects = report?.defects?.map((defect, at) => {
    const imgUrl = at < CLOSE_UPS ? closeUps.get(defect.kind) : undefined;
    return imgUrl ? { ...defect, imgUrl } : defect;
  });
  return report && defects ? { ...report, defects } : report;
}

function* chunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

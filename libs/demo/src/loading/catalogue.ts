import {
  factQuestions,
  type CarPicture,
  type ImportCarDto,
  type InspectionReport,
} from '@mall/contracts/product';
import { demoCalls } from '@mall/contracts/services/demo';
import { demoCars, generateCars } from '../catalogue/cars.js';
import type { DemoCar } from '../catalogue/demo-car.js';
import { descriptionOf } from '../catalogue/description.js';
import { importCatalogue } from '../catalogue/import-catalogue.js';
import { inspectionOf } from '../catalogue/inspection.js';
import { makes } from '../catalogue/makes.js';
import { shops } from '../people/shops.js';
import type { MallConnection } from './mall-connection.js';
import { brandLogoFile, carPictureFiles, closeUpFile } from './picture-files.js';
import type { StoredPictures } from './stored-pictures.js';

/** Prints progress, one line each; the launcher shows the last line. */
export class Progress {
  say(what: string): void {
    process.stdout.write(`${what}\n`);
  }
}

/** Cars per request; with their reports they must fit into one NATS message. */
const BATCH = 40;
/** Concurrent requests: the next one is prepared while another is being written. */
const CONCURRENCY = 3;
/** Number of defects of a report that get a picture. */
const CLOSE_UPS = 2;

export async function loadBrands(mall: MallConnection, pictures: StoredPictures): Promise<void> {
  const logos = new Map(
    await Promise.all(
      makes.map(async (make) => [make.key, await pictures.urlOf(brandLogoFile(make))] as const),
    ),
  );
  await importCatalogue(mall.clientOf(demoCalls.cars), ({ key }) => logos.get(key) ?? '');
}

export async function loadCars(
  mall: MallConnection,
  shopIds: Map<string, string>,
  pictures: StoredPictures,
  progress: Progress,
): Promise<void> {
  const importing = mall.clientOf(demoCalls.cars);
  await importing.importShops({
    shops: shops.map(({ shopId, name, type }) => ({ shopId: shopIds.get(shopId)!, shopName: name, type })),
  });
  const all = [...generateCars()];
  let loaded = 0;
  const waiting = chunks(all, BATCH);
  const worker = async (): Promise<void> => {
    for (const chunk of waiting) {
      const cars = await Promise.all(chunk.map((car) => toImport(car, shopIds, pictures)));
      await importing.importCars({ cars: cars.map((car) => ({ ...car, affirmed: [...factQuestions] })) });
      loaded += chunk.length;
      progress.say(`cars ${loaded} of ${demoCars}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function toImport(
  car: DemoCar,
  shopIds: Map<string, string>,
  pictures: StoredPictures,
): Promise<ImportCarDto> {
  const { index: _index, shape: _shape, shopId, ...facts } = car;
  return {
    ...facts,
    shopId: shopIds.get(shopId)!,
    detail: descriptionOf(car),
    pictures: await picturesOf(car, pictures),
    inspection: await withCloseUps(inspectionOf(car), pictures),
  };
}

const picturesOf = (car: DemoCar, pictures: StoredPictures): Promise<CarPicture[]> =>
  Promise.all(
    carPictureFiles(car).map(async ({ path, angle }) => ({ url: await pictures.urlOf(path, true), angle })),
  );

/** Adds pictures to the first defects of a report; inspectors do not photograph every scratch. */
async function withCloseUps(
  report: InspectionReport | undefined,
  pictures: StoredPictures,
): Promise<InspectionReport | undefined> {
  if (!report?.defects) return report;
  const defects = report.defects.map(async (defect, at) =>
    at < CLOSE_UPS ? { ...defect, imgUrl: await pictures.urlOf(closeUpFile(defect.kind), true) } : defect,
  );
  return { ...report, defects: await Promise.all(defects) };
}

function* chunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFECT_KINDS } from '@mall/contracts/product';
import { generateCars } from '../catalogue/cars.js';
import { makes } from '../catalogue/makes.js';
import { shops } from '../people/shops.js';
import { PLAN } from './orders.js';
import {
  brandLogoFile,
  carPictureFiles,
  closeUpFile,
  readPicture,
  shopBackgroundFile,
  shopLogoFile,
  slipFile,
} from './picture-files.js';

const folder = fileURLToPath(new URL('../../pictures/', import.meta.url));
const stored = (readdirSync(folder, { recursive: true }) as string[]).filter((path) =>
  statSync(join(folder, path)).isFile(),
);
const cars = [...generateCars()];
const wanted = new Set([
  ...cars.flatMap((car) => carPictureFiles(car).map(({ path }) => path)),
  ...makes.map(brandLogoFile),
  ...shops.flatMap((shop) => [shopLogoFile(shop), shopBackgroundFile(shop)]),
  ...DEFECT_KINDS.map(closeUpFile),
  ...PLAN.map((_, index) => slipFile(index + 1)),
]);

describe('the pictures of the demo', () => {
  it('are stored for every car, make, shop, defect and order, and no others', () => {
    expect(stored.filter((path) => !path.endsWith('.md')).sort()).toEqual([...wanted].sort());
  });

  it('take at most 8 MB', () => {
    const bytes = stored.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
    expect(bytes).toBeLessThan(8_000_000);
  });

  it('show a car from the three-quarter front first', () => {
    for (const car of cars.slice(0, 50)) expect(carPictureFiles(car)[0]!.angle).toBe('frontThreeQuarter');
  });

  it('hold a slip of its own for every order', async () => {
    const slips = await Promise.all(PLAN.map((_, index) => readPicture(slipFile(index + 1))));
    expect(new Set(slips.map((bytes) => bytes.toString('base64'))).size).toBe(PLAN.length);
  });
});

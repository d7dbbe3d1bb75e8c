import { readFile } from 'node:fs/promises';
import type { Angle, Defect } from '@mall/contracts/product';
import type { DemoCar } from '../catalogue/demo-car.js';
import type { Make } from '../catalogue/model.js';
import type { DemoShop } from '../people/shops.js';

const folder = new URL('../../pictures/', import.meta.url);

/** Reads a picture of the demo by its path, such as `cars/suv-red-side.webp`. */
export const readPicture = (path: string): Promise<Buffer> => readFile(new URL(path, folder));

export interface CarPictureFile {
  readonly path: string;
  readonly angle: Angle;
}

/** The colours for which a close-up of the front wheel exists; the others are too rare to be worth it. */
const COLOURS_WITH_CLOSE_LOOK: readonly DemoCar['colour'][] = ['white', 'black', 'grey', 'blue'];

/** Returns the pictures of a car, its main picture first. Cars of the same shape and colour share them. */
export function carPictureFiles(car: DemoCar): CarPictureFile[] {
  const outside = (angle: Angle, name: string = angle): CarPictureFile => ({
    path: `cars/${car.shape}-${car.colour}-${name}.webp`,
    angle,
  });
  const cabin = car.fuel === 'ev' || car.year >= 2023 ? 'screens' : 'dials';
  return [
    outside('frontThreeQuarter'),
    outside('left', 'side'),
    outside('rearThreeQuarter'),
    outside('right'),
    { path: `cars/cabin-${car.interiorColour}-${cabin}.webp`, angle: 'dashboard' },
    ...(car.condition === 'used' ? [{ path: 'plates/vin.svg', angle: 'vinPlate' as const }] : []),
    ...(COLOURS_WITH_CLOSE_LOOK.includes(car.colour) ? [outside('other')] : []),
  ];
}

export const brandLogoFile = ({ key }: Make): string => `brands/${key}.svg`;

export const shopLogoFile = ({ shopId }: DemoShop): string => `shops/logo-${shopId}.svg`;

/** Returns the background of a shop: the port for the exporter's own shop, the yard for others. */
export const shopBackgroundFile = ({ type }: DemoShop): string =>
  type === 1 ? 'shops/bridge.svg' : 'shops/yard.svg';

export const closeUpFile = (kind: Defect['kind']): string => `defects/${kind}.svg`;

/** Returns the payment slip of each order of the demo, numbered from 1: no file may prove two transfers. */
export const slipFile = (order: number): string => `slips/${order}.png`;

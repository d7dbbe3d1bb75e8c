import type { CarPicture } from '@mall/contracts/product';
import type { DemoCar } from '../catalogue/demo-car.js';
import type { Make } from '../catalogue/model.js';

/** Where the loader gets addresses of pictures from; each is drawn and stored once. */
export interface Pictures {
  /** Draws and stores what these cars need; `ofCar` knows their addresses afterwards. */
  drawFor(cars: Iterable<DemoCar>): Promise<void>;
  /** The main picture first. */
  ofCar(car: DemoCar): CarPicture[];
  /** Addresses by the key of the make. */
  brandLogos(makes: readonly Make[]): Promise<Map<string, string>>;
  shopLogo(shopId: string): Promise<string | undefined>;
  shopBackground(shopId: string): Promise<string | undefined>;
}

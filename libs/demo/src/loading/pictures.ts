import type { CarPicture } from '@mall/contracts/product';
import type { DemoCar } from '../catalogue/demo-car.js';
import type { Make } from '../catalogue/model.js';

/** Supplies the URLs of pictures; each picture is drawn and stored once. */
export interface Pictures {
  /** Draws and stores the pictures of these cars; has to precede `ofCar`. */
  drawFor(cars: Iterable<DemoCar>): Promise<void>;
  /** The main picture first. */
  ofCar(car: DemoCar): CarPicture[];
  /** URLs by key of the make. */
  brandLogos(makes: readonly Make[]): Promise<Map<string, string>>;
  /** Close-ups by kind of defect. */
  defectCloseUps(): Promise<ReadonlyMap<string, string>>;
  shopLogo(shopId: string): Promise<string | undefined>;
  shopBackground(shopId: string): Promise<string | undefined>;
}

import type { CarPicture, Colour } from '@mall/contracts/product';
import type { Make, Shape } from '../catalogue/model.js';

/** Where the loader gets addresses of pictures from; each is drawn and stored once, when first asked for. */
export interface Pictures {
  /** The main picture first. */
  ofCar(shape: Shape, colour: Colour, interiorColour: Colour): Promise<CarPicture[]>;
  /** Addresses by the key of the make. */
  brandLogos(makes: readonly Make[]): Promise<Map<string, string>>;
  shopLogo(shopId: string): Promise<string | undefined>;
}

import { fileApi } from '@mall/contracts/file';
import type { CarPicture, Colour } from '@mall/contracts/product';
import type { Make, Shape } from '../catalogue/model.js';
import { shops } from '../people/shops.js';
import { monogram } from '../pictures/monogram.js';
import type { House } from './house.js';
import type { Pictures } from './pictures.js';
import type { Progress } from './progress.js';

/** Draws pictures and puts them into the file service. */
export class StoredPictures implements Pictures {
  constructor(
    private readonly house: House,
    private readonly progress: Progress,
  ) {}

  ofCar(_shape: Shape, _colour: Colour, _interiorColour: Colour): Promise<CarPicture[]> {
    return Promise.resolve([]);
  }

  async brandLogos(makes: readonly Make[]): Promise<Map<string, string>> {
    this.progress.say('brand marks');
    const logos = new Map<string, string>();
    for (const { key, name } of makes) logos.set(key, await this.store(`${key}.svg`, monogram(name.en)));
    return logos;
  }

  async shopLogo(shopId: string): Promise<string | undefined> {
    const shop = shops.find((one) => one.shopId === shopId);
    return shop && this.store(`shop-${shopId}.svg`, monogram(shop.mark.letters, shop.mark));
  }

  private async store(name: string, svg: string): Promise<string> {
    const contentBase64 = Buffer.from(svg).toString('base64');
    return (await this.house.of(fileApi).importPicture({ name, contentBase64 })).url;
  }
}

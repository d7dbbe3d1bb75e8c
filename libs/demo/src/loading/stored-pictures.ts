import { demoCalls } from '@mall/contracts/services/demo';
import type { CarPicture } from '@mall/contracts/product';
import type { DemoCar } from '../catalogue/demo-car.js';
import type { Make } from '../catalogue/model.js';
import { shops } from '../people/shops.js';
import { bridgeBanner, yardBanner } from '../pictures/banners.js';
import { defectCloseUp, drawnDefects } from '../pictures/defect-close-ups.js';
import { drawAll } from '../pictures/draw-all.js';
import { makeMark, shopMark } from '../pictures/marks.js';
import { pictureSet, picturesOf } from '../pictures/picture-set.js';
import type { MallConnection } from './mall-connection.js';
import type { Pictures } from './pictures.js';
import type { Progress } from './progress.js';
import { Semaphore } from './semaphore.js';

/** Concurrent uploads. The file service decodes each picture, two at a time. */
const STORED_AT_ONCE = 4;

/** Draws pictures and stores them in the file service. */
export class StoredPictures implements Pictures {
  private readonly uploads = new Semaphore(STORED_AT_ONCE);
  private readonly addresses = new Map<string, string>();

  constructor(
    private readonly mall: MallConnection,
    private readonly progress: Progress,
  ) {}

  async drawFor(cars: Iterable<DemoCar>): Promise<void> {
    const set = pictureSet(cars);
    let done = 0;
    await drawAll(set, async (key, bytes) => {
      this.addresses.set(key, await this.store(`${key}.jpg`, bytes, true));
      done += 1;
      if (done % 10 === 0 || done === set.size) this.progress.say(`pictures ${done} of ${set.size}`);
    });
  }

  ofCar(car: DemoCar): CarPicture[] {
    return picturesOf(car).map(({ key, angle }) => ({ url: this.addresses.get(key)!, angle }));
  }

  async brandLogos(makes: readonly Make[]): Promise<Map<string, string>> {
    this.progress.say('brand marks');
    const logos = makes.map(async (make, index): Promise<[string, string]> => [
      make.key,
      await this.store(`${make.key}.svg`, Buffer.from(makeMark(make, index))),
    ]);
    return new Map(await Promise.all(logos));
  }

  async defectCloseUps(): Promise<ReadonlyMap<string, string>> {
    const closeUps = drawnDefects.map(async (kind): Promise<[string, string]> => [
      kind,
      await this.store(`${kind}.svg`, Buffer.from(defectCloseUp(kind)), true),
    ]);
    return new Map(await Promise.all(closeUps));
  }

  async shopLogo(shopId: string): Promise<string | undefined> {
    const shop = shops.find((one) => one.shopId === shopId);
    return shop && this.store(`shop-${shopId}.svg`, Buffer.from(shopMark(shop)));
  }

  /** The exporter's own shop has the port as background, the others the yard. */
  async shopBackground(shopId: string): Promise<string | undefined> {
    const isExporter = shops.find((one) => one.shopId === shopId)?.type === 1;
    const banner = isExporter ? bridgeBanner() : yardBanner();
    return this.store(isExporter ? 'bridge.svg' : 'yard.svg', Buffer.from(banner));
  }

  /** @param isDrawn that it shows a car, and buyers are to be told that it is no photograph. */
  private store(name: string, bytes: Buffer, isDrawn = false): Promise<string> {
    const picture = { name, contentBase64: bytes.toString('base64'), isDrawn };
    return this.uploads.run(async () => (await this.mall.of(demoCalls.pictures).importPicture(picture)).url);
  }
}

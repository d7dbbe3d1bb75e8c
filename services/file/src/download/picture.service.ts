import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { PICTURE_VARIANTS, type PictureVariant } from '@mall/contracts/file';
import { config } from '../config.js';
import { Turns } from '../image/turns.js';
import { variantOf } from '../image/re-encode.js';
import { Storage, type Bucket, type StoredObject } from '../storage/bucket.port.js';
import { isKey } from '../storage/object-key.js';

/** Public pictures and their variants; a variant is drawn when first asked for and kept. */
@Injectable()
export class PictureService {
  private readonly turns = new Turns(config.PICTURES_AT_ONCE);
  private readonly inWork = new Map<string, Promise<Buffer | undefined>>();
  private readonly pictures: Bucket;

  constructor(storage: Storage) {
    this.pictures = storage.public;
  }

  /** @param path `<key>` or `<variant>/<key>`; anything else is no picture. */
  async open(path: string): Promise<StoredObject | undefined> {
    const [first = '', ...rest] = path.split('/');
    const variant = PICTURE_VARIANTS.find((known) => known === first);
    const key = variant ? rest.join('/') : path;
    if (!isKey(key)) return undefined;
    if (!variant) return this.pictures.open(key);
    const kept = await this.pictures.open(`${variant}/${key}`);
    if (kept) return kept;
    const drawn = await this.draw(variant, key);
    return drawn && { stream: Readable.from([drawn]), sizeBytes: drawn.length };
  }

  /** Many may ask for a new variant at once; it is drawn once. */
  private draw(variant: PictureVariant, key: string): Promise<Buffer | undefined> {
    const name = `${variant}/${key}`;
    const begun = this.inWork.get(name);
    if (begun) return begun;
    const work = this.turns
      .take(() => this.drawAndKeep(name, variant, key))
      .finally(() => this.inWork.delete(name));
    this.inWork.set(name, work);
    return work;
  }

  private async drawAndKeep(name: string, variant: PictureVariant, key: string): Promise<Buffer | undefined> {
    const original = await this.pictures.open(key);
    if (!original) return undefined;
    const drawn = await variantOf(await buffer(original.stream), variant);
    await this.pictures.put(name, Readable.from([drawn]), drawn.length, 'image/webp');
    return drawn;
  }
}

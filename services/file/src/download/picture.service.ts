import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { PICTURE_VARIANTS, type PictureVariant } from '@mall/contracts/file';
import pLimit from 'p-limit';
import { config } from '../config.js';
import { variantOf } from '../image/re-encode.js';
import { Storage, type Bucket, type PartOf, type StoredObject } from '../storage/bucket.port.js';
import { isKey, isPictureKey } from '../storage/object-key.js';

/**
 * Public pictures and their variants, which are drawn at their first request and stored; and videos, which have a
 * single size.
 */
@Injectable()
export class PictureService {
  private readonly limit = pLimit(config.PICTURES_AT_ONCE);
  private readonly pending = new Map<string, Promise<Buffer | undefined>>();
  private readonly pictures: Bucket;

  constructor(storage: Storage) {
    this.pictures = storage.public;
  }

  /**
   * Opens a picture, and draws a variant that is missing; `undefined` when there is none. Parts are only returned of
   * stored objects.
   * @param path `<key>` or `<variant>/<key>`; any other path is no file
   */
  async open(path: string, partOf?: PartOf): Promise<StoredObject | undefined> {
    const [first = '', ...rest] = path.split('/');
    const variant = PICTURE_VARIANTS.find((known) => known === first);
    const key = variant ? rest.join('/') : path;
    if (!isKey(key)) return undefined;
    if (!variant) return this.pictures.open(key, partOf);
    if (!isPictureKey(key)) return undefined;
    const stored = await this.pictures.open(`${variant}/${key}`, partOf);
    if (stored) return stored;
    const drawn = await this.draw(variant, key);
    return drawn && { stream: Readable.from([drawn]), sizeBytes: drawn.length };
  }

  /** Draws a variant. Parallel requests for the same variant share one drawing. */
  private draw(variant: PictureVariant, key: string): Promise<Buffer | undefined> {
    const name = `${variant}/${key}`;
    const pending = this.pending.get(name);
    if (pending) return pending;
    const work = this.limit(() => this.drawAndStore(name, variant, key)).finally(() =>
      this.pending.delete(name),
    );
    this.pending.set(name, work);
    return work;
  }

  private async drawAndStore(
    name: string,
    variant: PictureVariant,
    key: string,
  ): Promise<Buffer | undefined> {
    const original = await this.pictures.open(key);
    if (!original) return undefined;
    const drawn = await variantOf(await buffer(original.stream), variant);
    await this.pictures.put(name, Readable.from([drawn]), drawn.length, 'image/webp');
    return drawn;
  }
}

import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { PUBLIC_FILES, SHARE_SIZE, type DrawShareDto } from '@mall/contracts/file';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { config } from '../config.js';
import { Storage, type Bucket } from '../storage/bucket.port.js';
import { isKey } from '../storage/object-key.js';
import { PHOTO_WIDTH, shareDrawing } from './share-drawing.js';

const QUALITY = 82;

/** Draws pictures of shared links: a photo on the left, the texts on the right. */
@Injectable()
export class SharePictureService {
  private readonly limit = pLimit(config.PICTURES_AT_ONCE);
  private readonly pictures: Bucket;

  constructor(storage: Storage) {
    this.pictures = storage.public;
  }

  /** Returns a JPEG of `SHARE_SIZE`. A silhouette replaces a photo that is missing or unreadable. */
  draw(said: DrawShareDto): Promise<Buffer> {
    return this.limit(async () => {
      const photo = await this.photo(said.photo);
      const drawing = Buffer.from(shareDrawing(said, photo !== undefined));
      const ground = { ...SHARE_SIZE, channels: 3, background: '#ffffff' } as const;
      return sharp({ create: ground })
        .composite([
          ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
          { input: drawing, left: 0, top: 0 },
        ])
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer();
    });
  }

  /** Reads the photo. Public pictures were re-encoded when they were uploaded, so they need no decoder process. */
  private async photo(url: string | undefined): Promise<Buffer | undefined> {
    const key = url?.startsWith(PUBLIC_FILES) ? url.slice(PUBLIC_FILES.length) : '';
    if (!isKey(key)) return undefined;
    const stored = await this.pictures.open(key);
    if (!stored) return undefined;
    const size = { width: PHOTO_WIDTH, height: SHARE_SIZE.height } as const;
    return sharp(await buffer(stored.stream))
      .resize({ ...size, fit: 'cover', position: 'centre' })
      .toBuffer()
      .catch(() => undefined);
  }
}

import { basename } from 'node:path';
import { demoCalls } from '@mall/contracts/services/demo';
import pLimit from 'p-limit';
import type { MallConnection } from './mall-connection.js';
import { readPicture } from './picture-files.js';

/** Concurrent uploads. The file service decodes each picture, two at a time. */
const STORED_AT_ONCE = 4;

/** Stores pictures of the demo in the file service, each at its first use. */
export class StoredPictures {
  private readonly uploads = pLimit(STORED_AT_ONCE);
  private readonly urls = new Map<string, Promise<string>>();

  constructor(private readonly mall: MallConnection) {}

  /**
   * Returns the URL of a picture, by its path in `pictures/`.
   * @param isDrawn whether it shows a drawn car, so that buyers are informed that it is not a photograph.
   */
  urlOf(path: string, isDrawn = false): Promise<string> {
    const known = this.urls.get(path) ?? this.uploads(() => this.store(path, isDrawn));
    this.urls.set(path, known);
    return known;
  }

  private async store(path: string, isDrawn: boolean): Promise<string> {
    const contentBase64 = (await readPicture(path)).toString('base64');
    const picture = { name: basename(path), contentBase64, isDrawn };
    return (await this.mall.clientOf(demoCalls.pictures).importPicture(picture)).url;
  }
}

import { Text } from '@mall/validation';
import { defineApi, internal } from '../define/index.js';

/** Pixels of a share picture, as previews of shared links want it. Source: ogp.me and the rules of Telegram, VK and WhatsApp. */
export const SHARE_SIZE = { width: 1_200, height: 630 } as const;

/** Content of a share picture; the place that draws it decides everything else. */
export class DrawShareDto {
  @Text({ max: 200, kind: 'raw' }) title!: string;
  /** Line below the title. */
  @Text({ optional: true, max: 400, kind: 'raw' }) line?: string;
  @Text({ optional: true, max: 60, kind: 'raw' }) price?: string;
  /** Note on what the price includes. */
  @Text({ optional: true, max: 120, kind: 'raw' }) note?: string;
  /** Mark over the photo, such as that the car is sold. */
  @Text({ optional: true, max: 40, kind: 'raw' }) badge?: string;
  /** Address of a public picture. */
  @Text({ optional: true, max: 500, kind: 'raw' }) photo?: string;
  /** Name of the mall. */
  @Text({ optional: true, max: 120, kind: 'raw' }) site?: string;
}

export class SharePictureView {
  /** A JPEG in base64, a few hundred kilobytes at most, so that it fits one message. */
  @Text({ max: 955_000 }) jpegBase64!: string;
}

/** Pictures for previews of shared links. They are drawn on request and not stored, because they change with prices. */
export const fileShareApi = defineApi('file.share', {
  draw: {
    request: DrawShareDto,
    response: SharePictureView,
    access: internal(),
    summary: 'Draw the picture of a shared link: a photo, and what is said beside it.',
  },
});

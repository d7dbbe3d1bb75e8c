import { defineApi, internal } from '../define/index.js';
import { DrawShareDto, SharePictureView } from './share.dto.js';

/** Pictures for previews of shared links. They are drawn on request and not stored, because they change with prices. */
export const fileShareApi = defineApi('file.share', {
  draw: {
    request: DrawShareDto,
    response: SharePictureView,
    access: internal(),
    summary: 'Draw the picture of a shared link: a photo, and what is said beside it.',
  },
});

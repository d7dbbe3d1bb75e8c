import { PUBLIC_FILES } from './picture-url.js';
import { VIDEO_FORMATS } from './purposes.js';

/** Whether an address is of a video in the public store, which gives videos the endings of `VIDEO_FORMATS`. */
export const isVideoUrl = (url: string): boolean =>
  url.startsWith(PUBLIC_FILES) && VIDEO_FORMATS.some((format) => url.endsWith(`.${format}`));

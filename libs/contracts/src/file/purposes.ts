import type { Right } from '../rights/rights.js';

/** Purpose of an upload, which decides who may see the file, which formats it may have, and how large it may be. */
export interface FilePurpose {
  /** Whether its files are served to anyone for ever; private ones are served by short-lived signed links. */
  readonly isPublic: boolean;
  readonly formats: readonly FileFormat[];
  readonly maxMegabytes: number;
  /** Groups that may upload it; without one, everybody who is signed in. */
  readonly sentBy?: 'staff' | 'merchantsAndStaff' | 'services';
  /** Permission with which staff may see private files of the purpose that are not theirs. */
  readonly staffPermission?: Right;
}

/** Format of a file, recognised by its content and never by its name. */
export type FileFormat = (typeof IMAGE_FORMATS)[number] | (typeof VIDEO_FORMATS)[number] | 'pdf';

export const IMAGE_FORMATS = ['jpg', 'png', 'webp', 'gif', 'bmp', 'svg', 'avif', 'heic'] as const;
/** Video formats that every browser plays without a plugin or a converter. */
export const VIDEO_FORMATS = ['mp4', 'webm'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];

export const isImageFormat = (format: FileFormat): boolean => IMAGE_FORMATS.some((known) => known === format);

export const isVideoFormat = (format: FileFormat): format is VideoFormat =>
  VIDEO_FORMATS.some((known) => known === format);
const PICTURE = { isPublic: true, formats: IMAGE_FORMATS } as const;
/** iPhones photograph papers as HEIC, which is stored as JPEG like any other picture. */
const PAPER = { isPublic: false, formats: ['jpg', 'png', 'heic', 'pdf'] } as const;

/**
 * Purposes of uploads. Images are re-encoded and videos repacked in any case; an upload without a purpose is a
 * `document`. Slips and contracts are as prescribed; pictures get 100 MB at most rather than the prescribed 1,024 MB, which no
 * ordinary picture needs.
 */
export const FILE_PURPOSES = {
  /** 100 MB, because photos of 200 million pixels have up to 60. */
  car: { ...PICTURE, maxMegabytes: 100, sentBy: 'merchantsAndStaff' },
  /** Video of a car, with or without sound. 100 MB are two minutes of a phone's camera. */
  video: { isPublic: true, formats: VIDEO_FORMATS, maxMegabytes: 100, sentBy: 'merchantsAndStaff' },
  brand: { ...PICTURE, maxMegabytes: 10, sentBy: 'staff' },
  shop: { ...PICTURE, maxMegabytes: 10 },
  avatar: { ...PICTURE, maxMegabytes: 10 },
  slip: { ...PAPER, maxMegabytes: 50, staffPermission: 'voucher_audit' },
  contract: { ...PAPER, maxMegabytes: 50, staffPermission: 'order_view' },
  /** Contracts and invoices that the mall itself issues. */
  paper: {
    isPublic: false,
    formats: ['pdf'],
    maxMegabytes: 1,
    sentBy: 'services',
    staffPermission: 'order_view',
  },
  passport: { ...PAPER, maxMegabytes: 20, staffPermission: 'buyer_reveal' },
  licence: { ...PAPER, maxMegabytes: 20, staffPermission: 'shop_review' },
  chat: {
    isPublic: false,
    formats: ['jpg', 'png', 'webp', 'gif', 'avif', 'heic', 'pdf'],
    maxMegabytes: 20,
    staffPermission: 'chat_reply',
  },
  /** Copies of personal data, which nobody opens but by a link that the user service asks for. */
  copy: { isPublic: false, formats: [], maxMegabytes: 4_000, sentBy: 'services' },
  document: { ...PAPER, maxMegabytes: 50 },
} as const satisfies Record<string, FilePurpose>;

export type Purpose = keyof typeof FILE_PURPOSES;
export const PURPOSES = Object.keys(FILE_PURPOSES) as readonly Purpose[];

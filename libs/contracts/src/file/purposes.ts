/** What a file is uploaded for decides who may see it, what it may be, and how large. */
export interface FilePurpose {
  /** Public files are served to anyone for ever; private ones by short signed links. */
  readonly isPublic: boolean;
  readonly kinds: readonly FileKind[];
  readonly maxMegabytes: number;
  /** Staff with this permission may see private files of the purpose that are not theirs. */
  readonly staffPermission?: string;
}

export type FileKind = 'image' | 'pdf';

/**
 * Images are re-encoded whatever they were; `document` is what an upload without a purpose is.
 * Source of the 50 MB: spec/storefront.md section 9. Images are 50 MB too rather than the 1,024 MB of the spec,
 * which no honest picture needs; the limit is the service's configuration.
 */
export const FILE_PURPOSES = {
  car: { isPublic: true, kinds: ['image'], maxMegabytes: 50 },
  brand: { isPublic: true, kinds: ['image'], maxMegabytes: 10 },
  shop: { isPublic: true, kinds: ['image'], maxMegabytes: 10 },
  avatar: { isPublic: true, kinds: ['image'], maxMegabytes: 10 },
  slip: {
    isPublic: false,
    kinds: ['image', 'pdf'],
    maxMegabytes: 50,
    staffPermission: 'voucher_audit',
  },
  contract: { isPublic: false, kinds: ['image', 'pdf'], maxMegabytes: 50, staffPermission: 'order_view' },
  passport: { isPublic: false, kinds: ['image', 'pdf'], maxMegabytes: 20, staffPermission: 'buyer_reveal' },
  licence: { isPublic: false, kinds: ['image', 'pdf'], maxMegabytes: 20, staffPermission: 'shop_review' },
  chat: { isPublic: false, kinds: ['image', 'pdf'], maxMegabytes: 20, staffPermission: 'chat_reply' },
  document: { isPublic: false, kinds: ['image', 'pdf'], maxMegabytes: 50 },
} as const satisfies Record<string, FilePurpose>;

export type Purpose = keyof typeof FILE_PURPOSES;
export const PURPOSES = Object.keys(FILE_PURPOSES) as readonly Purpose[];

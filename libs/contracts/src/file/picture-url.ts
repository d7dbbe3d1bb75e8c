/** Widths in pixels a public picture is served in, `128` for marks; `272x205` is cropped to fill that box. All are WebP. */
export const PICTURE_VARIANTS = ['128', '272x205', '640', '1280', '1920'] as const;
export type PictureVariant = (typeof PICTURE_VARIANTS)[number];

/** Public pictures: `/api/files/p/<key>`, and `/api/files/p/<variant>/<key>` for a variant. */
export const PUBLIC_FILES = '/api/files/p/';
/** Prefix of the keys of drawings that stand in for photographs of a car. */
export const DRAWN_PICTURES = 'drawn/';
/** Private files: `/api/files/f/<fileId>`, with a signature or with the caller's own token. */
export const PRIVATE_FILES = '/api/files/f/';

/** The address of a variant of a public picture; any other address is answered unchanged. */
export function pictureUrl(url: string, variant: PictureVariant): string {
  if (!url.startsWith(PUBLIC_FILES)) return url;
  const [first = '', ...rest] = url.slice(PUBLIC_FILES.length).split('/');
  const isVariant = (PICTURE_VARIANTS as readonly string[]).includes(first);
  return `${PUBLIC_FILES}${variant}/${isVariant ? rest.join('/') : [first, ...rest].join('/')}`;
}

/** Whether a public picture, or a variant of it, is a drawing rather than a photograph. */
export const isDrawnPicture = (url: string): boolean =>
  url.startsWith(PUBLIC_FILES) && url.includes(`/${DRAWN_PICTURES}`);

/** `srcset` of a public picture; empty for any other address. */
export function pictureSrcset(url: string): string {
  if (!url.startsWith(PUBLIC_FILES)) return '';
  return (['640', '1280', '1920'] as const).map((width) => `${pictureUrl(url, width)} ${width}w`).join(', ');
}

/** Returns the id in the address of a private file; undefined for any other address. */
export function fileIdOf(url: string): string | undefined {
  return /^\/api\/files\/f\/([1-9]\d{0,18})(?:[?#]|$)/.exec(url)?.[1];
}

export interface FileLimits {
  readonly imagesOnly: boolean;
  readonly maxMegabytes: number;
}

/** jpg, png or pdf, as prescribed; and the photos of iPhones, which the server stores as jpg. */
const ALLOWED = /\.(jpe?g|png|hei[cf]|pdf)$/i;
const IMAGES = /\.(jpe?g|png|hei[cf])$/i;

/** Returns why a file is not accepted; the server also checks its content. */
export function problemOf(
  { name, size }: { name: string; size: number },
  { imagesOnly, maxMegabytes }: FileLimits,
): 'wrongType' | 'wrongImage' | 'tooLarge' | 'empty' | undefined {
  if (imagesOnly && !IMAGES.test(name)) return 'wrongImage';
  if (!ALLOWED.test(name)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > maxMegabytes * 1024 * 1024 ? 'tooLarge' : undefined;
}

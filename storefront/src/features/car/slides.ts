import { isVideoUrl } from '@mall/contracts/file';
import { angleWords, word } from '@mall/web-kit';
import { locale } from '../../mall/locale.js';
import type { Car } from './car.js';

/** One item of the gallery. */
export interface Slide {
  readonly kind: 'picture' | 'video';
  readonly url: string;
  /** Alternative text for screen readers. */
  readonly alt: string;
  /** View of the car that the picture shows, for people. */
  readonly view?: string;
  /** The picture of a video until it plays. */
  readonly poster?: string;
}

/** Returns the pictures of a car, or the logo of its make, with its video in second place, where it is easily found. */
export function slidesOf(car: Car, videoName: string): readonly Slide[] {
  const [first, ...others] = picturesOf(car);
  if (!isVideoUrl(car.video)) return [first, ...others];
  const poster = car.mainImgUrlBase === '1' ? undefined : first.url;
  const video: Slide = {
    kind: 'video',
    url: car.video,
    alt: `${car.spuName}, ${videoName}`,
    ...(poster && { poster }),
  };
  return [first, video, ...others];
}

function picturesOf(car: Car): readonly [Slide, ...Slide[]] {
  const slide = (url: string, angle?: string): Slide => {
    const view = word(angleWords, angle, locale);
    return {
      kind: 'picture',
      url,
      alt: [car.spuName, view].filter(Boolean).join(', '),
      ...(view && { view }),
    };
  };
  if (car.mainImgUrlBase === '1') return [slide(car.brandImg)];
  const [first, ...others] = car.pictures;
  if (!first) return [slide(car.mainImgUrl)];
  return [slide(first.url, first.angle), ...others.map(({ url, angle }) => slide(url, angle))];
}

import { pictureSrcset, pictureUrl, type PictureVariant } from '@mall/contracts/file';
import { useState } from 'react';
import { CarSilhouette } from './CarSilhouette.js';
import styles from './Picture.module.css';

interface PictureProps {
  readonly url: string | undefined;
  readonly alt: string;
  readonly variant: PictureVariant;
  /** The `sizes` of a responsive picture; without it only the one variant is offered. */
  readonly sizes?: string;
  /** A maker's logo that stands in for a picture. */
  readonly logo?: boolean;
  /** Nothing is cut off: a photo of another shape has plain ground beside it. */
  readonly whole?: boolean;
  /** In sight at the beginning: loaded at once. */
  readonly eager?: boolean | undefined;
}

/** With the cropped one, which is all that a phone needs where the picture fills its box. */
function srcset(url: string, whole: boolean): string {
  const uncropped = pictureSrcset(url);
  return uncropped && !whole ? `${pictureUrl(url, '272x205')} 272w, ${uncropped}` : uncropped;
}

/** A picture in a box of 4:3, in the variant that fits; an outline when there is none or it fails to load. */
export function Picture({ url, alt, variant, sizes, logo, whole = false, eager }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const show = url && broken !== url;
  return (
    <span
      className={[styles['picture'], logo && styles['logo'], whole && styles['whole']]
        .filter(Boolean)
        .join(' ')}
    >
      {show ? (
        <img
          src={pictureUrl(url, logo ? '640' : variant)}
          srcSet={sizes ? srcset(url, whole) : undefined}
          sizes={sizes}
          alt={alt}
          width={272}
          height={205}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(url)}
        />
      ) : (
        <CarSilhouette />
      )}
    </span>
  );
}

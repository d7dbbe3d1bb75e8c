import { pictureSrcset, pictureUrl, type PictureVariant } from '@mall/contracts/file';
import { useState } from 'react';
import { CarSilhouette } from './CarSilhouette.js';
import styles from './Picture.module.css';

interface PictureProps {
  readonly url: string | undefined;
  readonly alt: string;
  readonly variant: PictureVariant;
  /** The `sizes` of a responsive picture; without it only one variant is offered. */
  readonly sizes?: string;
  /** Whether the picture is a maker's logo. */
  readonly logo?: boolean;
  /** Whether the picture is shown whole, with plain background beside it, instead of cropped. */
  readonly whole?: boolean;
  /** Whether the picture is visible at first and loads at once. */
  readonly eager?: boolean | undefined;
}

/** Returns the variants, including the cropped one, which is sufficient for a phone where the picture fills its box. */
function srcset(url: string, whole: boolean): string {
  const uncropped = pictureSrcset(url);
  return uncropped && !whole ? `${pictureUrl(url, '272x205')} 272w, ${uncropped}` : uncropped;
}

/** A picture in a box of 4:3, in the matching variant; a placeholder when there is none or it fails to load. */
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

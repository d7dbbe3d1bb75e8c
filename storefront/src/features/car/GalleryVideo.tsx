import { pictureUrl } from '@mall/contracts/file';
import { useEffect, useRef } from 'react';
import type { Slide } from './slides.js';
import styles from './Gallery.module.css';

/** A video among the pictures. Nothing of it is loaded until it is in sight, and it stops when it is no longer. */
export function GalleryVideo({ slide, isShown }: { slide: Slide; isShown: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isShown) video.current?.pause();
  }, [isShown]);
  return (
    <video
      ref={video}
      className={styles['video']}
      src={slide.url}
      poster={slide.poster && pictureUrl(slide.poster, '1280')}
      aria-label={slide.alt}
      // Controls out of sight could still be reached by keyboard.
      controls={isShown}
      preload={isShown ? 'metadata' : 'none'}
      playsInline
    />
  );
}

export const PlayMark = ({ size = 16 }: { size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 20 20" fill="currentColor">
    <path d="M6 3.5v13l11-6.5z" />
  </svg>
);

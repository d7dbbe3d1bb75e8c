import { pictureUrl } from '@mall/contracts/file';
import { useEffect, useRef } from 'react';
import type { Slide } from './slides.js';
import styles from './Gallery.module.css';

/** A video among the pictures. It is not loaded until it is visible, and pauses when it is hidden. */
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
      // Hidden controls could still be reached by keyboard.
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

import { useEffect, useRef } from 'react';
import { Picture } from '../../components/ui/Picture.js';
import { scrolling } from '../../components/ui/scrolling.js';
import { PlayMark } from './GalleryVideo.js';
import type { Slide } from './slides.js';
import styles from './Gallery.module.css';

interface GalleryThumbsProps {
  readonly slides: readonly Slide[];
  readonly index: number;
  readonly onChoose: (at: number) => void;
}

/** Thumbnails below the gallery on a desktop, one for each slide; the current one is always visible. */
export function GalleryThumbs({ slides, index, onChoose }: GalleryThumbsProps) {
  const row = useRef<HTMLUListElement>(null);
  const was = useRef(index);
  useEffect(() => {
    if (was.current === index) return;
    was.current = index;
    const thumb = row.current?.children[index];
    if (!(thumb instanceof HTMLElement) || !row.current) return;
    const left = thumb.offsetLeft - (row.current.clientWidth - thumb.offsetWidth) / 2;
    row.current.scrollTo({ left, behavior: scrolling() });
  }, [index]);
  return (
    <ul className={styles['thumbs']} ref={row}>
      {slides.map(({ kind, url, alt, poster }, at) => (
        <li key={url}>
          <button type="button" onClick={() => onChoose(at)} aria-current={at === index} aria-label={alt}>
            <Picture url={kind === 'video' ? poster : url} alt="" variant="272x205" />
            {kind === 'video' && (
              <span className={styles['play']}>
                <PlayMark size={24} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { Picture } from '../../components/ui/Picture.js';
import { PlayMark } from './GalleryVideo.js';
import type { Slide } from './slides.js';
import styles from './Gallery.module.css';

interface GalleryThumbsProps {
  readonly slides: readonly Slide[];
  readonly index: number;
  readonly onChoose: (at: number) => void;
}

/** Small pictures below the gallery of a desk, one of each slide. */
export const GalleryThumbs = ({ slides, index, onChoose }: GalleryThumbsProps) => (
  <ul className={styles['thumbs']}>
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

import { isDrawnPicture, pictureUrl } from '@mall/contracts/file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Lightbox, { type Slide as LightboxSlide } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import type { Slide } from './slides.js';
import styles from './Gallery.module.css';

interface FullScreenProps {
  readonly slides: readonly Slide[];
  /** Index of the initial slide. */
  readonly index: number;
  readonly onView?: (index: number) => void;
  readonly onClose: () => void;
}

/** Shows all pictures in full screen, with zoom, and the video. */
export default function FullScreen({ slides, index, onView, onClose }: FullScreenProps) {
  const { t } = useTranslation('car');
  const { t: common } = useTranslation();
  // Constant, because the lightbox restarts whenever its slides change.
  const [beginning] = useState(() => ({ index, slides: slides.map(slideOf) }));
  return (
    <Lightbox
      open
      close={onClose}
      {...beginning}
      on={{ view: (shown) => onView?.(shown.index) }}
      plugins={[Counter, Thumbnails, Video, Zoom]}
      video={{ preload: 'metadata' }}
      render={{
        slideFooter: ({ slide }) => {
          const { src = '', alt } = 'src' in slide ? slide : {};
          return (
            <>
              {isDrawnPicture(src) && <span className={styles['drawn']}>{t('gallery.drawn')}</span>}
              {alt && (
                <span className={styles['caption']} aria-hidden="true">
                  {alt}
                </span>
              )}
            </>
          );
        },
      }}
      thumbnails={{ width: 96, height: 72, border: 0, gap: 8 }}
      zoom={{ maxZoomPixelRatio: 4 }}
      labels={{
        Lightbox: t('gallery.title'),
        'Photo gallery': t('gallery.title'),
        Carousel: t('gallery.carousel'),
        Slide: t('gallery.picture'),
        Thumbnails: t('gallery.thumbnails'),
        '{index} of {total}': t('gallery.number'),
        Previous: t('gallery.previous'),
        Next: t('gallery.next'),
        Close: common('close'),
        'Zoom in': t('gallery.zoomIn'),
        'Zoom out': t('gallery.zoomOut'),
      }}
    />
  );
}

const slideOf = (slide: Slide): LightboxSlide =>
  slide.kind === 'video' ? videoSlide(slide) : pictureSlide(slide);

/** Proportions are known only when the picture is loaded, so no size is given. Thumbnails need their own small file. */
const pictureSlide = ({ url, alt }: Slide): LightboxSlide => ({
  src: pictureUrl(url, '1920'),
  thumbnail: pictureUrl(url, '272x205'),
  imageFit: 'contain',
  alt,
});

const videoSlide = ({ url, poster }: Slide): LightboxSlide => ({
  type: 'video',
  ...(poster && { poster: pictureUrl(poster, '1280') }),
  sources: [{ src: url, type: url.endsWith('.webm') ? 'video/webm' : 'video/mp4' }],
});

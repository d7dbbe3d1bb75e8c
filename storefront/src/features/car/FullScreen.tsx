import { isDrawnPicture, pictureSrcset, pictureUrl } from '@mall/contracts/file';
import { useTranslation } from 'react-i18next';
import Lightbox, { type Slide as LightboxSlide } from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import type { Slide } from './slides.js';
import styles from './Gallery.module.css';

interface FullScreenProps {
  readonly slides: readonly Slide[];
  readonly index: number;
  readonly onClose: () => void;
}

/** All pictures in full screen, with zoom, and the video. */
export default function FullScreen({ slides, index, onClose }: FullScreenProps) {
  const { t } = useTranslation('car');
  const { t: common } = useTranslation();
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={[Thumbnails, Video, Zoom]}
      slides={slides.map((slide) => (slide.kind === 'video' ? videoSlide(slide) : pictureSlide(slide)))}
      video={{ preload: 'metadata' }}
      render={{
        slideFooter: ({ slide }) =>
          isDrawnPicture('src' in slide ? slide.src : '') && (
            <span className={styles['drawn']}>{t('gallery.drawn')}</span>
          ),
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

const pictureSlide = ({ url, alt }: Slide): LightboxSlide => ({
  src: pictureUrl(url, '1920'),
  imageFit: 'contain',
  ...(pictureSrcset(url) && { srcSet: [{ src: pictureUrl(url, '1920'), width: 1920, height: 1440 }] }),
  alt,
});

const videoSlide = ({ url, poster }: Slide): LightboxSlide => ({
  type: 'video',
  ...(poster && { poster: pictureUrl(poster, '1280') }),
  sources: [{ src: url, type: url.endsWith('.webm') ? 'video/webm' : 'video/mp4' }],
});

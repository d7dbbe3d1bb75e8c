import { isDrawnPicture, pictureSrcset, pictureUrl } from '@mall/contracts/file';
import { useTranslation } from 'react-i18next';
import Lightbox from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import styles from './Gallery.module.css';

interface FullScreenProps {
  readonly pictures: readonly { readonly url: string; readonly alt: string }[];
  readonly index: number;
  readonly onClose: () => void;
}

/** All pictures in full screen, with zoom. */
export default function FullScreen({ pictures, index, onClose }: FullScreenProps) {
  const { t } = useTranslation('car');
  const { t: common } = useTranslation();
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={[Thumbnails, Zoom]}
      slides={pictures.map(({ url, alt }) => ({
        src: pictureUrl(url, '1920'),
        imageFit: 'contain' as const,
        srcSet: pictureSrcset(url)
          ? [{ src: pictureUrl(url, '1920'), width: 1920, height: 1440 }]
          : undefined,
        alt,
      }))}
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

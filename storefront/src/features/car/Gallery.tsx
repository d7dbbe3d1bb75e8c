import { isDrawnPicture } from '@mall/contracts/file';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { Picture } from '../../components/ui/Picture.js';
import { scrolling } from '../../components/ui/scrolling.js';
import { useLayer } from '../../components/use-layer.js';
import type { Car } from './car.js';
import { GalleryThumbs } from './GalleryThumbs.js';
import { GalleryVideo, PlayMark } from './GalleryVideo.js';
import { slidesOf } from './slides.js';
import styles from './Gallery.module.css';

const FullScreen = lazy(() => import('./FullScreen.js'));

/** The car's pictures and video: swiped on a phone, chosen by thumbnail on a desktop, and shown in full screen on demand. */
export function Gallery({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const [index, setIndex] = useState(0);
  const fullScreen = useLayer('pictures');
  const strip = useRef<HTMLUListElement>(null);
  const viewed = useRef<number>(undefined);
  const isLogo = car.mainImgUrlBase === '1';
  const slides = slidesOf(car, t('gallery.video'));
  const shown = slides[index];
  const videoAt = slides.findIndex(({ kind }) => kind === 'video');
  const show = (at: number, behavior = scrolling()): void => {
    const frame = strip.current;
    frame?.scrollTo({ left: at * frame.clientWidth, behavior });
    setIndex(at);
  };
  // Closing full screen returns the focus to the first picture, which scrolls there; so the last viewed one is shown after that.
  useEffect(() => {
    if (fullScreen.isOpen || viewed.current === undefined) return;
    show(viewed.current, 'instant');
    viewed.current = undefined;
  });
  return (
    <div className={styles['gallery']}>
      <div className={styles['frame']}>
        <ul
          className={styles['strip']}
          ref={strip}
          onScroll={({ currentTarget }) =>
            setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
          }
        >
          {slides.map((slide, at) => (
            <li key={slide.url}>
              {slide.kind === 'video' ? (
                <GalleryVideo slide={slide} isShown={at === index} />
              ) : (
                <button
                  type="button"
                  onClick={fullScreen.open}
                  aria-label={t('gallery.enlarge')}
                  tabIndex={at === index ? 0 : -1}
                >
                  <Picture
                    url={slide.url}
                    alt={slide.alt}
                    variant="1280"
                    sizes="(min-width: 960px) 800px, 100vw"
                    logo={isLogo}
                    whole
                    eager={at === 0}
                  />
                </button>
              )}
            </li>
          ))}
        </ul>
        {isDrawnPicture(shown?.url ?? '') && <span className={styles['drawn']}>{t('gallery.drawn')}</span>}
        {shown?.kind === 'picture' && (
          <span className={`${styles['counter']} figures no-print`} aria-hidden="true">
            <Icon name="expand" size={16} />
            {shown.view && <>{shown.view} · </>}
            {index + 1} / {slides.length}
          </span>
        )}
        {videoAt >= 0 && index !== videoAt && (
          <button
            type="button"
            className={`${styles['watch']} no-print`}
            onClick={() => show(videoAt)}
            aria-label={t('gallery.watch')}
          >
            <PlayMark />
            {t('gallery.video')}
          </button>
        )}
        {slides.length > 1 && (
          <>
            <button
              type="button"
              className={`${styles['arrow']} ${styles['back']}`}
              onClick={() => show(Math.max(0, index - 1))}
              disabled={index === 0}
              aria-label={t('gallery.previous')}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className={`${styles['arrow']} ${styles['forth']}`}
              onClick={() => show(Math.min(slides.length - 1, index + 1))}
              disabled={index === slides.length - 1}
              aria-label={t('gallery.next')}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      {slides.length > 1 && <GalleryThumbs slides={slides} index={index} onChoose={show} />}
      {fullScreen.isOpen && (
        <Suspense>
          <FullScreen
            slides={slides}
            index={index}
            onView={(at) => {
              viewed.current = at;
            }}
            onClose={fullScreen.close}
          />
        </Suspense>
      )}
    </div>
  );
}

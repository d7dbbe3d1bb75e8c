import { isDrawnPicture } from '@mall/contracts/file';
import { angleWords, word } from '@mall/web-kit';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { Picture } from '../../components/ui/Picture.js';
import { scrolling } from '../../components/ui/scrolling.js';
import { useLayer } from '../../components/use-layer.js';
import { locale } from '../../mall/locale.js';
import type { Car } from './car.js';
import styles from './Gallery.module.css';

const FullScreen = lazy(() => import('./FullScreen.js'));

/** The car's pictures: swiped on a phone, chosen by thumbnail on a desk, and as large as the screen on demand. */
export function Gallery({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const [index, setIndex] = useState(0);
  const fullScreen = useLayer('pictures');
  const strip = useRef<HTMLUListElement>(null);
  const isLogo = car.mainImgUrlBase === '1';
  const pictures =
    isLogo || car.pictures.length === 0 ? [{ url: isLogo ? car.brandImg : car.mainImgUrl }] : car.pictures;
  const altOf = (at: number): string =>
    [
      car.spuName,
      word(angleWords, pictures[at] && 'angle' in pictures[at] ? pictures[at].angle : undefined, locale),
    ]
      .filter(Boolean)
      .join(', ');
  const show = (at: number): void => {
    const frame = strip.current;
    frame?.scrollTo({ left: at * frame.clientWidth, behavior: scrolling() });
    setIndex(at);
  };
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
          {pictures.map(({ url }, at) => (
            <li key={url}>
              <button
                type="button"
                onClick={fullScreen.open}
                aria-label={t('gallery.enlarge')}
                tabIndex={at === index ? 0 : -1}
              >
                <Picture
                  url={url}
                  alt={altOf(at)}
                  variant="1280"
                  sizes="(min-width: 960px) 800px, 100vw"
                  logo={isLogo}
                  eager={at === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        {isDrawnPicture(pictures[index]?.url ?? '') && (
          <span className={styles['drawn']}>{t('gallery.drawn')}</span>
        )}
        <span className={`${styles['counter']} figures no-print`} aria-hidden="true">
          <Icon name="expand" size={16} />
          {index + 1} / {pictures.length}
        </span>
        {pictures.length > 1 && (
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
              onClick={() => show(Math.min(pictures.length - 1, index + 1))}
              disabled={index === pictures.length - 1}
              aria-label={t('gallery.next')}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles['thumbs']}>
          {pictures.map(({ url }, at) => (
            <li key={url}>
              <button
                type="button"
                onClick={() => show(at)}
                aria-current={at === index}
                aria-label={altOf(at)}
              >
                <Picture url={url} alt="" variant="272x205" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {fullScreen.isOpen && (
        <Suspense>
          <FullScreen
            pictures={pictures.map(({ url }, at) => ({ url, alt: altOf(at) }))}
            index={index}
            onClose={fullScreen.close}
          />
        </Suspense>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { PhotoButton } from './PhotoButton.js';
import styles from './Photos.module.css';

interface PhotosProps {
  readonly urls: readonly string[];
  readonly onEnlarge: (url: string) => void;
}

/** Shows pictures of the inspection that belong to no single defect. */
export function Photos({ urls, onEnlarge }: PhotosProps) {
  const { t } = useTranslation('inspection');
  if (urls.length === 0) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">{t('photos')}</h2>
      <ul className={styles['photos']}>
        {urls.map((url, at) => (
          <li key={`${url}${at}`}>
            <PhotoButton url={url} alt={t('photo', { number: at + 1 })} onEnlarge={onEnlarge} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { isDrawnPicture } from '@mall/contracts/file';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../components/ui/Picture.js';
import styles from './PhotoButton.module.css';

interface PhotoButtonProps {
  readonly url: string;
  readonly alt: string;
  readonly onEnlarge: (url: string) => void;
}

/** A picture of the report that opens in full screen; a drawing is labelled as such. */
export function PhotoButton({ url, alt, onEnlarge }: PhotoButtonProps) {
  const { t } = useTranslation('inspection');
  return (
    <button type="button" className={styles['photo']} onClick={() => onEnlarge(url)}>
      <Picture url={url} alt={alt} variant="640" whole />
      {isDrawnPicture(url) && <span className={styles['drawn']}>{t('drawn')}</span>}
    </button>
  );
}

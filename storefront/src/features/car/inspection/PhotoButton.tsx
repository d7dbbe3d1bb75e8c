import { Picture } from '../../../components/ui/Picture.js';
import styles from './PhotoButton.module.css';

interface PhotoButtonProps {
  readonly url: string;
  readonly alt: string;
  readonly onEnlarge: (url: string) => void;
}

/** A picture of the report that opens as large as the screen. */
export function PhotoButton({ url, alt, onEnlarge }: PhotoButtonProps) {
  return (
    <button type="button" className={styles['photo']} onClick={() => onEnlarge(url)}>
      <Picture url={url} alt={alt} variant="640" />
    </button>
  );
}

import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The main area of the page in sight; pages that are kept alive stay in the document without a box. */
const shownMain = (): HTMLElement | undefined =>
  [...document.querySelectorAll('main')].find((main) => main.getClientRects().length > 0);

function skip(): void {
  const main = shownMain();
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}

/** The keyboard's first stop: leads past menus and search to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles['skip']} onClick={skip}>
      {t('nav.skip')}
    </button>
  );
}

import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** Returns the main area of the visible page; pages that are kept alive are in the document without a box. */
const shownMain = (): HTMLElement | undefined =>
  [...document.querySelectorAll('main')].find((main) => main.getClientRects().length > 0);

function skip(): void {
  const main = shownMain();
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}

/** The first element for the keyboard: skips menus and search to the main content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles['skip']} onClick={skip}>
      {t('nav.skip')}
    </button>
  );
}

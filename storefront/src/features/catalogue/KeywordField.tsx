import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { KEYWORD_MAX } from '../../components/SearchBox.js';
import { Icon } from '../../components/ui/Icon.js';
import styles from './ListPage.module.css';

/** The keyword of the list, on phones, where the head has no room for one. Empty, it asks for everything again. */
export function KeywordField({
  keyword = '',
  onSearch,
}: {
  keyword: string | undefined;
  onSearch: (keyword: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(keyword);
  useEffect(() => setTyped(keyword), [keyword]);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== keyword) onSearch(typed.trim() || undefined);
  };
  return (
    <form className={styles['keyword']} role="search" onSubmit={search}>
      <Icon name="search" />
      <input
        type="search"
        enterKeyHint="search"
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
      />
    </form>
  );
}

import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from './ui/Icon.js';
import { paths } from '../mall/routes.js';
import styles from './SearchBox.module.css';

/** Longest keyword the search takes. Source: spec/storefront.md section 9. */
export const KEYWORD_MAX = 100;

/** Searches by Enter or by the button, and only when something was typed. */
export function SearchBox({ large }: { large?: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const keyword = typed.trim();
    if (keyword)
      void navigate({ pathname: paths.list, search: `?${new URLSearchParams({ keyword }).toString()}` });
  };
  return (
    <form
      role="search"
      className={[styles['box'], large && styles['large']].filter(Boolean).join(' ')}
      onSubmit={search}
    >
      <Icon name="search" />
      <input
        type="search"
        enterKeyHint="search"
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
      />
      <button type="submit">{t('search.button')}</button>
    </form>
  );
}

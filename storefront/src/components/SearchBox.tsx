import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { pathTo } from '../mall/pages.js';
import { Icon } from './ui/Icon.js';
import { SuggestionList } from './SuggestionList.js';
import { useSuggestions, type Suggestion } from './use-suggestions.js';
import styles from './SearchBox.module.css';

/** Maximum length of a keyword in the search. Prescribed. */
export const KEYWORD_MAX = 100;

interface SearchBoxProps {
  readonly large?: boolean;
  /** The current keyword. */
  readonly keyword?: string;
  /** Called instead of opening the list of cars; an empty keyword removes the current one. */
  readonly onSearch?: (to: Suggestion['to']) => void;
}

/** A search field with suggestions; searches by Enter or by the button, and only when there is text. */
export function SearchBox({ large, keyword = '', onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState(keyword);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => setTyped(keyword), [keyword]);
  const suggestions = useSuggestions(typed, isOpen);
  const isShown = isOpen && suggestions.length > 0;
  useEffect(() => setActive(-1), [typed]);

  const go = (to: Suggestion['to']): void => {
    setOpen(false);
    if (onSearch) onSearch(to);
    else navigate({ pathname: pathTo('list'), search: `?${new URLSearchParams({ ...to }).toString()}` });
  };
  const choose = (suggestion: Suggestion): void => {
    setTyped('keyword' in suggestion.to ? suggestion.text : '');
    go(suggestion.to);
  };
  const search = (): void => {
    const words = typed.trim();
    if (words || (onSearch && keyword)) go({ keyword: words });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isShown) {
      // The first press closes the list; the next one is handled by the browser and empties the field.
      event.preventDefault();
      setOpen(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const places = suggestions.length + 1;
    // One position more than suggestions: the typed text itself.
    setActive((now) => ((now + 1 + step + places) % places) - 1);
  };
  const chosen = suggestions[active];
  return (
    <form
      role="search"
      className={[styles['box'], large && styles['large']].filter(Boolean).join(' ')}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) choose(chosen);
        else search();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${active}` : undefined}
      />
      <button type="submit">{t('search.button')}</button>
      <SuggestionList
        id={id}
        suggestions={suggestions}
        active={active}
        isShown={isShown}
        isPopular={typed.trim() === ''}
        onChoose={choose}
      />
      <span role="status" className="visually-hidden">
        {isShown && t('search.offered', { count: suggestions.length })}
      </span>
    </form>
  );
}

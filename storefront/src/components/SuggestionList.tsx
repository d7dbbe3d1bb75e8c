import { pictureUrl } from '@mall/contracts/file';
import { wholeNumber } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import { Icon } from './ui/Icon.js';
import type { Suggestion } from './use-suggestions.js';
import styles from './SearchBox.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Index of the suggestion that the arrow keys have selected; -1 for none. */
  readonly active: number;
  readonly isShown: boolean;
  /** Whether the suggestions are popular searches, because nothing was typed. */
  readonly isPopular: boolean;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** The list below the search field. */
export function SuggestionList({
  id,
  suggestions,
  active,
  isShown,
  isPopular,
  onChoose,
}: SuggestionListProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['popup']} hidden={!isShown}>
      {isPopular && (
        <p className={styles['popular']} aria-hidden="true">
          {t('search.popular')}
        </p>
      )}
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={isPopular ? t('search.popular') : t('search.suggestions')}
      >
        {suggestions.map((suggestion, index) => (
          <li
            key={`${suggestion.kind} ${suggestion.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus, as required for a combobox.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            {suggestion.imgUrl ? (
              <img src={pictureUrl(suggestion.imgUrl, '128')} alt="" width={24} height={24} />
            ) : (
              <Icon name={suggestion.kind === 'search' ? 'search' : 'car'} />
            )}
            <span className={styles['text']}>{suggestion.text}</span>
            <span className="muted small figures">
              {suggestion.kind !== 'search' && t(`search.kind.${suggestion.kind}`)}
              {suggestion.count !== undefined && ` ${wholeNumber(suggestion.count, locale)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/Icon.js';
import { cleared, type Filter } from './filter.js';
import type { FilterProps } from './use-facets.js';
import { useChips } from './use-chips.js';
import styles from './FilterChips.module.css';

/** Shows the active filters as chips, each with a button that removes it. */
export function FilterChips({
  filter,
  facets,
  onChange,
  onClear,
}: FilterProps & { onClear: (filter: Filter) => void }) {
  const { t } = useTranslation('list');
  const chips = useChips(filter, facets);
  if (chips.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('filter.applied')}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <button type="button" onClick={() => onChange(without)} aria-label={t('filter.remove', { text })}>
            {text}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles['clear']} onClick={() => onClear(cleared(filter))}>
          {t('filter.clear')}
        </button>
      </li>
    </ul>
  );
}

import { carFields, conditionWords, wholeNumber, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/ui/Segments.js';
import { locale } from '../../../mall/locale.js';
import { labelOf } from './filter-words.js';
import type { FilterProps } from './use-facets.js';

/** Chooses all cars, new ones or used ones. */
export function ConditionFilter({ filter, facets, onChange }: FilterProps) {
  const { t } = useTranslation();
  const note = (value: string): string | undefined =>
    facets && wholeNumber(facets.condition.find((one) => one.value === value)?.count ?? 0, locale);
  return (
    <Segments
      label={labelOf(carFields.condition)}
      value={filter.item ?? 'any'}
      options={[
        { value: 'any', label: t('filter.any') },
        { value: 'new', label: t('home.newCars'), note: note('new') },
        { value: 'used', label: word(conditionWords, 'used', locale), note: note('used') },
      ]}
      onChange={(item) => onChange({ item: item === 'any' ? undefined : item })}
    />
  );
}

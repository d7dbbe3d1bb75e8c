import {
  bodyWords,
  colourWords,
  conditionWords,
  driveWords,
  fuelWords,
  gearboxWords,
  steeringWords,
  word,
  type Texts,
} from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Check } from '../../components/ui/Check.js';
import { Segments } from '../../components/ui/Segments.js';
import { locale } from '../../mall/locale.js';
import { BrandFilter } from './BrandFilter.js';
import type { Filter, NumberField, SeveralField } from './filter.js';
import { NumberInput } from './NumberInput.js';
import { PriceFilter } from './PriceFilter.js';
import styles from './FilterPanel.module.css';

export interface FilterPanelProps {
  readonly filter: Filter;
  readonly onChange: (patch: Filter) => void;
}

const choices = [
  { field: 'fuel', words: fuelWords, label: 'filter.fuel' },
  { field: 'body', words: bodyWords, label: 'filter.body' },
  { field: 'gearbox', words: gearboxWords, label: 'filter.gearbox' },
  { field: 'drive', words: driveWords, label: 'filter.drive' },
  { field: 'colour', words: colourWords, label: 'filter.colour' },
] as const satisfies readonly {
  field: SeveralField;
  words: Readonly<Record<string, Texts>>;
  label: string;
}[];

/** Every question the search can answer. The first few stand open, the others are one press away. */
export function FilterPanel({ filter, onChange }: FilterPanelProps) {
  const { t } = useTranslation();
  const range = (from: NumberField, to: NumberField, plain = false) => (
    <div className={styles['pair']}>
      <NumberInput
        label={t('filter.from')}
        plain={plain}
        value={filter[from]}
        onCommit={(value) => onChange({ [from]: value })}
      />
      <NumberInput
        label={t('filter.to')}
        plain={plain}
        value={filter[to]}
        onCommit={(value) => onChange({ [to]: value })}
      />
    </div>
  );
  return (
    <div className={styles['panel']}>
      <Segments
        label={t('filter.condition')}
        value={filter.item ?? 'any'}
        options={[
          { value: 'any', label: t('filter.any') },
          { value: 'new', label: t('home.newCars') },
          { value: 'used', label: word(conditionWords, 'used', locale) },
        ]}
        onChange={(item) => onChange({ item: item === 'any' ? undefined : item })}
      />
      <BrandFilter filter={filter} onChange={onChange} />
      <PriceFilter filter={filter} onChange={onChange} />
      <fieldset className={styles['group']}>
        <legend>{t('filter.year')}</legend>
        {range('yearFrom', 'yearTo', true)}
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{t('filter.mileage')}</legend>
        {range('kmFrom', 'kmTo')}
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{t('filter.power')}</legend>
        {range('powerFrom', 'powerTo')}
        <Check
          checked={filter.powerTo === 160}
          onChange={({ target }) => onChange({ powerTo: target.checked ? 160 : undefined })}
        >
          {t('filter.power160')}
        </Check>
      </fieldset>
      {choices.map(({ field, words, label }) => (
        <Choices key={field} {...{ field, words, filter, onChange }} label={t(label)} />
      ))}
      <details className={styles['fold']} open={filter.ccFrom !== undefined || filter.ccTo !== undefined}>
        <summary>{t('filter.engine')}</summary>
        {range('ccFrom', 'ccTo')}
      </details>
      <details className={styles['fold']} open={filter.steering !== undefined}>
        <summary>{t('filter.steering')}</summary>
        {Object.keys(steeringWords).map((side) => (
          <Check
            key={side}
            type="radio"
            name="steering"
            checked={filter.steering === side}
            onClick={() => filter.steering === side && onChange({ steering: undefined })}
            onChange={() => onChange({ steering: side })}
          >
            {word(steeringWords, side, locale)}
          </Check>
        ))}
      </details>
      <Check
        checked={filter.inStock === '1'}
        onChange={({ target }) => onChange({ inStock: target.checked ? '1' : undefined })}
      >
        {t('filter.inStock')}
      </Check>
    </div>
  );
}

interface ChoicesProps extends FilterPanelProps {
  readonly field: SeveralField;
  readonly words: Readonly<Record<string, Texts>>;
  readonly label: string;
}

function Choices({ field, words, label, filter, onChange }: ChoicesProps) {
  const chosen = filter[field] ?? [];
  const toggle = (value: string, isOn: boolean): void => {
    const next = isOn ? [...chosen, value] : chosen.filter((one) => one !== value);
    onChange({ [field]: next.length > 0 ? next : undefined });
  };
  const isOpen = field === 'fuel' || chosen.length > 0;
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary>
        {label}
        {chosen.length > 0 && <span className={styles['chosen']}>{chosen.length}</span>}
      </summary>
      {Object.keys(words).map((value) => (
        <Check
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) => toggle(value, target.checked)}
        >
          {word(words, value, locale)}
        </Check>
      ))}
    </details>
  );
}

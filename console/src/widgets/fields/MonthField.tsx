import { useState } from 'react';
import { month as monthName, dateFormat } from '@mall/web-kit';
import { useReaderLocale } from '../../api/use-call.js';
import type { FieldProps } from '../field-props.js';
import { ChoiceGrid } from '../picker/ChoiceGrid.js';
import { PageHead } from '../picker/PageHead.js';
import { PickerField } from '../picker/PickerField.js';

export type MonthFieldProps = FieldProps<string>;

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** A month, stored as `2026-11`. */
export function MonthField({ value, onChange, ...field }: MonthFieldProps) {
  const locale = useReaderLocale();
  return (
    <PickerField {...field} shown={value && monthName(`${value}-01`, locale)} onClear={() => onChange('')}>
      {(close) => (
        <Months
          label={field.label}
          value={value}
          onChoose={(month) => {
            onChange(month);
            close();
          }}
        />
      )}
    </PickerField>
  );
}

interface MonthsProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (month: string) => void;
}

function Months({ label, value, onChoose }: MonthsProps) {
  const locale = useReaderLocale();
  const [year, setYear] = useState(Number(value.slice(0, 4)) || new Date().getFullYear());
  const name = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <>
      <PageHead title={String(year)} onStep={(step) => setYear(year + step)} />
      <ChoiceGrid
        key={year}
        label={label}
        columns={4}
        chosen={value}
        choices={MONTHS.map((month) => ({
          key: `${year}-${month}`,
          name: name.format(new Date(`2001-${month}-01T00:00:00Z`)),
        }))}
        onChoose={onChoose}
      />
    </>
  );
}

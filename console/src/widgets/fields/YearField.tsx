import { useState } from 'react';
import type { FieldProps } from '../field-props.js';
import { ChoiceGrid } from '../picker/ChoiceGrid.js';
import { PageHead } from '../picker/PageHead.js';
import { PickerField } from '../picker/PickerField.js';
import { FIRST_YEAR, isYearOpen, pageOfYears } from '../rules/years.js';

export interface YearOptions {
  /** Above 1000 the first year that can be chosen; otherwise years to come are blocked. */
  readonly minimum?: number;
}

export interface YearFieldProps extends FieldProps<string>, YearOptions {}

/** A year, stored as `yyyy`. */
export function YearField({ value, onChange, minimum = FIRST_YEAR, ...field }: YearFieldProps) {
  return (
    <PickerField {...field} shown={value} onClear={() => onChange('')}>
      {(close) => (
        <Years
          label={field.label}
          value={value}
          minimum={minimum}
          onChoose={(year) => {
            onChange(year);
            close();
          }}
        />
      )}
    </PickerField>
  );
}

interface YearsProps {
  readonly label: string;
  readonly value: string;
  readonly minimum: number;
  readonly onChoose: (year: string) => void;
}

function Years({ label, value, minimum, onChoose }: YearsProps) {
  const thisYear = new Date().getFullYear();
  const [at, setAt] = useState(Number(value) || thisYear);
  const years = pageOfYears(at);
  return (
    <>
      <PageHead title={`${years[0]} – ${years.at(-1)}`} onStep={(step) => setAt(at + step * years.length)} />
      <ChoiceGrid
        key={years[0]}
        label={label}
        columns={4}
        chosen={value}
        choices={years.map((year) => ({
          key: String(year),
          name: String(year),
          isDisabled: !isYearOpen(year, minimum, thisYear),
        }))}
        onChoose={onChoose}
      />
    </>
  );
}

import { Button } from '@mui/material';
import {
  ArrayInput,
  DateInput,
  maxLength,
  NullableBooleanInput,
  NumberInput,
  required,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import { FILE_PURPOSES } from '@mall/contracts/file';
import type { InspectionReport } from '@mall/contracts/product';
import {
  defectWords,
  paintWords,
  panelWords,
  sectionWords,
  tyrePlaceWords,
  verdictWords,
} from '@mall/web-kit';
import { TextsInput } from '../components/TextsInput.js';
import { WordSelect } from '../components/WordSelect.js';
import { ImageInput, ImagesInput } from '../widgets/file-inputs.js';
import { Columns, Part } from './form-layout.js';

/** Most pictures of a report. */
const PICTURES = 40;
const PICTURE = { purpose: 'car', sizes: FILE_PURPOSES.car.maxMegabytes } as const;

/** Questions of a report that are answered with yes or no. */
export const FINDINGS = ['mileageVerified', 'floodDamage', 'fireDamage', 'structuralDamage'] as const;

const NEW_REPORT: Partial<InspectionReport> = { sections: [] };

/** Adds, edits and removes the inspection report of a car. */
export function InspectionInput() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const report = useWatch({ name: 'inspection' }) as InspectionReport | null | undefined;
  const change = (next: Partial<InspectionReport> | null): void =>
    setValue('inspection', next, { shouldDirty: true });
  return (
    <Part title="resources.cars.fields.inspection" name="inspection">
      {report && <ReportInputs />}
      <Button
        type="button"
        variant="outlined"
        sx={{ mt: 1 }}
        onClick={() => change(report ? null : NEW_REPORT)}
      >
        {translate(report ? 'console.cars.removeInspection' : 'console.cars.addInspection')}
      </Button>
    </Part>
  );
}

const ReportInputs = () => (
  <>
    <Columns>
      <TextInput source="inspection.reportNo" validate={[required(), maxLength(64)]} />
      <DateInput source="inspection.inspectedOn" validate={required()} parse={(day: string) => day || null} />
      <NumberInput source="inspection.score" validate={required()} min={0} max={100} step={1} />
      {FINDINGS.map((finding) => (
        <NullableBooleanInput key={finding} source={`inspection.${finding}`} />
      ))}
    </Columns>
    <TextsInput source="inspection.inspector" />
    <TextsInput source="inspection.summary" rows={3} />
    <Entries of="sections">
      <Columns>
        <WordSelect source="section" words={sectionWords} validate={required()} />
        <NumberInput source="passed" validate={required()} min={0} step={1} />
        <NumberInput source="total" validate={required()} min={0} step={1} />
      </Columns>
      <Entries of="items">
        <TextsInput source="title" isRequired />
        <WordSelect source="verdict" words={verdictWords} validate={required()} />
        <TextsInput source="note" />
      </Entries>
    </Entries>
    <Entries of="paint">
      <Columns>
        <WordSelect source="panel" words={panelWords} validate={required()} />
        <NumberInput source="microns" validate={required()} min={0} max={5000} step={1} />
        <WordSelect source="verdict" words={paintWords} validate={required()} />
      </Columns>
    </Entries>
    <Entries of="defects">
      <Columns>
        <WordSelect source="panel" words={panelWords} validate={required()} />
        <WordSelect source="kind" words={defectWords} validate={required()} />
        <NumberInput source="sizeMm" min={0} max={10_000} step={1} />
      </Columns>
      <TextsInput source="note" />
      <ImageInput source="imgUrl" {...PICTURE} />
    </Entries>
    <Entries of="tyres">
      <Columns>
        <WordSelect source="place" words={tyrePlaceWords} validate={required()} />
        <NumberInput source="treadMm" validate={required()} min={0} max={30} />
        <TextInput source="brand" validate={maxLength(64)} />
        <NumberInput source="madeIn" min={1990} max={2100} step={1} />
      </Columns>
    </Entries>
    <ImagesInput source="inspection.imgUrls" imgNum={PICTURES} {...PICTURE} />
  </>
);

interface EntriesProps {
  /** A list of the report, or the remarks in a section. */
  readonly of: 'sections' | 'items' | 'paint' | 'defects' | 'tyres';
  readonly children: ReactNode;
}

const Entries = ({ of, children }: EntriesProps) => (
  <ArrayInput source={of === 'items' ? of : `inspection.${of}`} fullWidth helperText={false}>
    <SimpleFormIterator fullWidth disableClear getItemLabel={(index) => `${index + 1}.`}>
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);

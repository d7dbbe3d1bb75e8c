import { DateInput, NumberInput, TextInput } from 'react-admin';
import { DictionarySelect } from '../components/DictionarySelect.js';
import { TextsInput } from '../components/TextsInput.js';
import { Columns, Part } from './form-layout.js';

/** Inputs of the facts that buyers compare: age, mileage, body, drive train, colours. */
export const CarFactsInputs = () => (
  <Part title="console.cars.facts">
    <Columns>
      <DictionarySelect source="condition" dictionary="condition" />
      <NumberInput source="year" min={1950} max={2100} step={1} />
      <DateInput source="firstRegDate" parse={(day: string) => day || null} />
      <NumberInput source="mileageKm" min={0} step={1} />
      <DictionarySelect source="bodyType" dictionary="body_type" />
      <DictionarySelect source="fuel" dictionary="fuel_type" />
      <NumberInput source="engineCc" min={0} step={1} />
      <NumberInput source="powerKw" min={0} />
      <NumberInput source="power30MinKw" min={0} />
      <NumberInput source="batteryKwh" min={0} />
      <DictionarySelect source="gearbox" dictionary="gearbox" />
      <DictionarySelect source="drive" dictionary="drive_type" />
      <DictionarySelect source="steering" dictionary="steering" />
      <DictionarySelect source="colour" dictionary="colour" />
      <DictionarySelect source="interiorColour" dictionary="colour" />
      <NumberInput source="seats" min={1} max={60} step={1} />
      <NumberInput source="transferCount" min={0} step={1} />
      <TextInput source="incoterm" />
    </Columns>
    <TextsInput source="trim" />
    <TextsInput source="locationCity" />
  </Part>
);

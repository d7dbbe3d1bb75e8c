import { Alert } from '@mui/material';
import {
  DataTable,
  Edit,
  NumberInput,
  required,
  SelectInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { DealSettingView } from '@mall/contracts/order';
import { languageTags } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConfirmedForm } from '../components/ConfirmedForm.js';
import { ConsoleList, denseTable } from '../components/ConsoleList.js';
import { FormBar } from '../components/FormBar.js';
import { Moment } from '../components/Moment.js';
import { SettingValue } from './SettingValue.js';
import { shapeOf } from './setting-shape.js';

/** Terms and limits of deals; a change applies from then on. */
export function DealSettingList() {
  return (
    <ConsoleList exporter={false} pagination={false} perPage={100}>
      <DataTable bulkActionButtons={false} rowClick="edit" size="small" sx={denseTable}>
        <DataTable.Col source="label" disableSort />
        <DataTable.Col
          align="right"
          source="value"
          disableSort
          render={(setting: DealSettingView) => <SettingValue setting={setting} value={setting.value} />}
        />
        <DataTable.Col
          source="range"
          disableSort
          render={(setting: DealSettingView) =>
            shapeOf(setting).choices ? null : (
              <>
                <SettingValue setting={setting} value={setting.min} /> –{' '}
                <SettingValue setting={setting} value={setting.max} />
              </>
            )
          }
        />
        <DataTable.Col source="changedBy" disableSort />
        <DataTable.Col
          source="changeTime"
          disableSort
          render={({ changeTime }: DealSettingView) => <Moment at={changeTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

export const DealSettingEdit = () => (
  <Edit
    mutationMode="pessimistic"
    actions={false}
    // The server refuses when the value that was shown is not the present one any more.
    transform={(
      { value }: Partial<DealSettingView>,
      options?: { previousData?: Partial<DealSettingView> },
    ) => ({
      value,
      previous: options?.previousData?.value,
    })}
  >
    <SettingForm />
  </Edit>
);

function SettingForm() {
  const translate = useTranslate();
  const setting = useRecordContext<DealSettingView & { id: string }>();
  if (!setting) return null;
  return (
    <ConfirmedForm
      toolbar={<FormBar canDelete={false} />}
      warnWhenUnsavedChanges
      changeOf={({ value }) => ({
        what: setting.label,
        before: <SettingValue setting={setting} value={setting.value} />,
        after: <SettingValue setting={setting} value={Number(value)} />,
      })}
    >
      {setting.proposedBy && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('console.settings.proposed', { name: setting.proposedBy })}
        </Alert>
      )}
      <ValueInput />
    </ConfirmedForm>
  );
}

/** The value of a setting in the unit that people use. */
function ValueInput() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const setting = useRecordContext<DealSettingView & { id: string }>();
  if (!setting) return null;
  const { choices, scale, unit } = shapeOf(setting);
  const limit = new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 2 });
  if (choices) {
    return (
      <SelectInput
        source="value"
        label={setting.label}
        fullWidth
        sx={{ maxWidth: 520 }}
        choices={choices}
        validate={required()}
        helperText={false}
      />
    );
  }
  return (
    <NumberInput
      source="value"
      label={setting.label}
      fullWidth
      sx={{ maxWidth: 520 }}
      validate={required()}
      min={setting.min / scale}
      max={setting.max / scale}
      step={1 / scale}
      format={(value: unknown) => (typeof value === 'number' ? value / scale : '')}
      parse={(typed: string) => (typed === '' ? null : Math.round(Number(typed) * scale))}
      helperText={translate('console.settings.range', {
        min: limit.format(setting.min / scale),
        max: limit.format(setting.max / scale),
      })}
      slotProps={{ input: { endAdornment: unit } }}
    />
  );
}

import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { DealSettingView } from '@mall/contracts/order';
import { ConfirmedForm } from '../components/ConfirmedForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { SettingValue } from './SettingValue.js';
import { SettingValueInput } from './SettingValueInput.js';

export const DealSettingEdit = () => (
  <RecordEdit
    // The server refuses when the displayed value is no longer current.
    transform={(
      { value }: Partial<DealSettingView>,
      options?: { previousData?: Partial<DealSettingView> },
    ) => ({
      value,
      previous: options?.previousData?.value,
    })}
  >
    <SettingForm />
  </RecordEdit>
);

function SettingForm() {
  const translate = useTranslate();
  const setting = useRecordContext<DealSettingView & { id: string }>();
  if (!setting) return null;
  return (
    <ConfirmedForm
      isGuarded
      toolbar={<FormBar canDelete={false} />}
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
      <SettingValueInput setting={setting} />
    </ConfirmedForm>
  );
}

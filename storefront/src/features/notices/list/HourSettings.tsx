import type { InputOf, OutputOf } from '@mall/web-kit';
import { hourFields, HOURS } from '@mall/web-kit/notices';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/ui/Field.js';
import layout from '../../../components/ui/layout.module.css';

interface HourSettingsProps {
  readonly own: OutputOf<'chat.noticeSettings.own'>;
  readonly onChange: (hours: InputOf<'chat.noticeSettings.setHours'>) => void;
}

/** Settings of quiet hours and of the daily message. */
export function HourSettings({ own, onChange }: HourSettingsProps) {
  const { t } = useTranslation('notices');
  return (
    <div className={layout['fields']}>
      {hourFields(own).map((field) => (
        <SelectField
          key={field.name}
          label={t(`hour.${field.name}`)}
          value={field.hour ?? ''}
          onChange={({ target }) => onChange(field.with(target.value === '' ? null : Number(target.value)))}
        >
          {field.isOptional && <option value="">{t(`noHour.${field.name}`)}</option>}
          {HOURS.map(({ hour, label }) => (
            <option key={hour} value={hour}>
              {label}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

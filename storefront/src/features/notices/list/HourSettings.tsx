import type { InputOf, OutputOf } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/ui/Field.js';
import layout from '../../../components/ui/layout.module.css';

type Own = OutputOf<'chat.noticeSettings.own'>;

interface HourSettingsProps {
  readonly own: Own;
  readonly onChange: (hours: InputOf<'chat.noticeSettings.setHours'>) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Offered when quiet hours are switched on. */
const NIGHT = { quietFrom: 22, quietTo: 8 };

/** Quiet hours and the message of the day, by the clock of this browser. */
export function HourSettings({ own, onChange }: HourSettingsProps) {
  const { t } = useTranslation('notices');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { quietFrom, quietTo, digestHour } = own;
  const change = (changes: Partial<Pick<Own, 'quietFrom' | 'quietTo' | 'digestHour'>>) =>
    onChange({ timeZone, quietFrom, quietTo, digestHour, ...changes });
  return (
    <div className={layout['fields']}>
      <HourField
        label={t('quietFrom')}
        none={t('noQuiet')}
        hour={quietFrom}
        onChange={(hour) =>
          change(hour === null ? { quietFrom: null, quietTo: null } : { ...NIGHT, quietFrom: hour })
        }
      />
      {quietFrom !== null && (
        <HourField label={t('quietTo')} hour={quietTo} onChange={(hour) => change({ quietTo: hour })} />
      )}
      <HourField
        label={t('digest')}
        none={t('noDigest')}
        hour={digestHour}
        onChange={(hour) => change({ digestHour: hour })}
      />
    </div>
  );
}

interface HourFieldProps {
  readonly label: string;
  /** What no hour means; without it there is always one. */
  readonly none?: string;
  readonly hour: number | null;
  readonly onChange: (hour: number | null) => void;
}

function HourField({ label, none, hour, onChange }: HourFieldProps) {
  return (
    <SelectField
      label={label}
      value={hour ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {none && <option value="">{none}</option>}
      {HOURS.map((one) => (
        <option key={one} value={one}>
          {`${String(one).padStart(2, '0')}:00`}
        </option>
      ))}
    </SelectField>
  );
}

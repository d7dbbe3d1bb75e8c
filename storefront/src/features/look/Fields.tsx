import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '../../components/ui/Check.js';
import { SelectField, TextArea, TextField } from '../../components/ui/Field.js';
import { Segments } from '../../components/ui/Segments.js';
import { Stepper } from '../../components/ui/Stepper.js';
import layout from '../../components/ui/layout.module.css';

/** Shows inputs and choices. */
export function Fields() {
  const { t } = useTranslation('look');
  const [side, setSide] = useState('first');
  const [pieces, setPieces] = useState(2);
  return (
    <>
      <div className={layout['fields']}>
        <TextField label={t('field')} hint={t('hint')} defaultValue={t('sample')} />
        <TextField label={t('field')} error={t('mistake')} defaultValue="…" />
        <TextField label={t('field')} optional disabled />
        <SelectField label={t('choice')}>
          <option>{t('first')}</option>
          <option>{t('second')}</option>
        </SelectField>
        <TextArea className={layout['whole']} label={t('field')} rows={3} />
      </div>
      <div className={layout['row']}>
        <Check defaultChecked>{t('first')}</Check>
        <Check>{t('second')}</Check>
        <Segments
          label={t('choice')}
          value={side}
          onChange={setSide}
          options={['first', 'second'].map((value) => ({ value, label: t(value as 'first') }))}
        />
        <Stepper label={t('pieces')} value={pieces} max={3} onChange={setPieces} />
      </div>
    </>
  );
}

import type { Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Check } from '../ui/Check.js';
import { SelectField, TextField } from '../ui/Field.js';
import layout from '../ui/layout.module.css';
import type { AddressFields } from './address-fields.js';
import { useRules } from './rules.js';
import type { Places } from './use-places.js';

interface AddressInputsProps {
  readonly form: UseFormReturn<AddressFields>;
  readonly places: Places;
}

/** The inputs of an address, with the places suggested while it is typed. */
export function AddressInputs({ form, places }: AddressInputsProps) {
  const { t } = useTranslation('deal');
  const rule = useRules();
  const { errors } = form.formState;
  const needed = (name: Path<AddressFields>, label: string) => form.register(name, rule.required(label));
  return (
    <>
      <div className={layout['fields']}>
        <TextField
          label={t('address.consignee')}
          hint={t('address.consigneeHint')}
          autoComplete="name"
          maxLength={100}
          error={errors.consignee?.message}
          {...needed('consignee', t('address.consignee'))}
        />
        <TextField
          label={t('address.mobile')}
          type="tel"
          autoComplete="tel"
          error={errors.mobile?.message}
          {...form.register('mobile', rule.mobile)}
        />
        <SelectField
          label={t('address.country')}
          error={errors.country?.message}
          {...form.register('country')}
        >
          {places.countries.map(({ code, areaName }) => (
            <option key={code} value={code}>
              {areaName}
            </option>
          ))}
          {places.countries.length === 0 && <option value="RU">{t('address.russia')}</option>}
        </SelectField>
        <TextField
          label={t('address.province')}
          list="address-provinces"
          autoComplete="address-level1"
          maxLength={100}
          error={errors.province?.message}
          {...needed('province', t('address.province'))}
        />
        <TextField
          label={t('address.city')}
          list="address-cities"
          autoComplete="address-level2"
          maxLength={100}
          error={errors.city?.message}
          {...form.register('city', {
            ...rule.required(t('address.city')),
            onChange: () => {
              const district = places.districtOf(form.getValues('city'));
              if (district !== undefined) form.setValue('area', district);
            },
          })}
        />
        <TextField
          optional
          label={t('address.area')}
          list="address-districts"
          autoComplete="off"
          maxLength={100}
          error={errors.area?.message}
          {...form.register('area')}
        />
        <TextField
          label={t('address.postCode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          error={errors.postCode?.message}
          {...form.register('postCode', {
            ...rule.required(t('address.postCode')),
            validate: rule.pattern(/^\d{6}$/, t('address.postCodeFormat')),
          })}
        />
        <TextField
          className={layout['whole']}
          label={t('address.addr')}
          autoComplete="street-address"
          maxLength={300}
          error={errors.addr?.message}
          {...needed('addr', t('address.addr'))}
        />
        <div className={layout['whole']}>
          <Check {...form.register('isDefault')}>{t('address.isDefault')}</Check>
        </div>
      </div>
      <datalist id="address-provinces">
        {places.provinces.map(({ areaId, areaName }) => (
          <option key={areaId} value={areaName} />
        ))}
      </datalist>
      <datalist id="address-districts">
        {places.districts.map(({ areaId, areaName }) => (
          <option key={areaId} value={areaName} />
        ))}
      </datalist>
      <datalist id="address-cities">
        {places.cities.map(({ areaId, areaName }) => (
          <option key={areaId} value={areaName} />
        ))}
      </datalist>
    </>
  );
}

import { phone, type InputOf, type OutputOf } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../mall/api.js';
import { Button } from '../ui/Button.js';
import { Check } from '../ui/Check.js';
import { SelectField, TextField } from '../ui/Field.js';
import { Notice } from '../ui/Notice.js';
import layout from '../ui/layout.module.css';
import { placeIssues } from './issues.js';
import { bareMobile, rules } from './rules.js';
import { usePlaces } from './use-places.js';

export type Address = OutputOf<'user.address.list'>[number];

interface Fields {
  consignee: string;
  mobile: string;
  country: string;
  province: string;
  city: string;
  addr: string;
  postCode: string;
  isDefault: boolean;
}

const NAMES: readonly Path<Fields>[] = [
  'consignee',
  'mobile',
  'country',
  'province',
  'city',
  'addr',
  'postCode',
];

interface AddressFormProps {
  readonly address?: Address;
  readonly onDone: (address: Address) => void;
  readonly onCancel?: () => void;
}

/** A new address, or an old one to be corrected. */
export function AddressForm({ address, onDone, onCancel }: AddressFormProps) {
  const { t } = useTranslation('deal');
  const { t: common } = useTranslation();
  const rule = rules(common);
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      consignee: address?.consignee ?? '',
      mobile: phone(address?.mobile ?? ''),
      country: address?.country ?? 'RU',
      province: address?.province ?? '',
      city: address?.city ?? '',
      addr: address?.addr ?? '',
      postCode: address?.postCode ?? '',
      isDefault: address?.isDefault === 1,
    },
  });
  const { errors } = form.formState;
  const places = usePlaces(form.watch('country'), form.watch('province'));
  const saving = useMutation({
    mutationFn: (fields: Fields) => {
      const input: InputOf<'user.address.create'> = {
        ...fields,
        mobile: bareMobile(fields.mobile),
        isDefault: fields.isDefault ? 1 : 0,
        provinceId: places.provinces.find(({ areaName }) => areaName === fields.province)?.areaId,
        cityId: places.cities.find(({ areaName }) => areaName === fields.city)?.areaId,
      };
      return address
        ? call('user.address.change', { ...input, addrId: address.addrId })
        : call('user.address.create', input);
    },
    onSuccess: (saved) => {
      void queries.invalidateQueries({ queryKey: ['user.address.list'] });
      onDone(saved);
    },
    onError: (error) => setRefusal(placeIssues(error, NAMES, form.setError)),
  });
  const needed = (name: Path<Fields>, label: string) => form.register(name, rule.required(label));
  return (
    <form
      className={layout['stack']}
      noValidate
      onSubmit={form.handleSubmit((fields) => {
        setRefusal(undefined);
        saving.mutate(fields);
      })}
    >
      {refusal && <Notice tone="bad">{refusal}</Notice>}
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
          {...needed('city', t('address.city'))}
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
      <datalist id="address-cities">
        {places.cities.map(({ areaId, areaName }) => (
          <option key={areaId} value={areaName} />
        ))}
      </datalist>
      <div className={layout['row']}>
        <Button look="primary" type="submit" busy={saving.isPending}>
          {t('address.save')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  );
}

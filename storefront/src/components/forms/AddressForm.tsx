import { phone, type InputOf, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Refusal } from './Refusal.js';
import { call, read } from '../../mall/api.js';
import { useCity } from '../../mall/city.js';
import { Button } from '../ui/Button.js';
import layout from '../ui/layout.module.css';
import { Skeleton } from '../ui/Skeleton.js';
import { idOf } from './district-cascade.js';
import { AddressInputs } from './AddressInputs.js';
import { ADDRESS_FIELDS, type AddressFields as Fields } from './address-fields.js';
import { placeIssues } from './issues.js';
import { fullNameOf } from './known-names.js';
import { bareMobile } from './rules.js';
import { useKeptForm } from './use-kept-form.js';
import { usePlaces } from './use-places.js';

export type Address = OutputOf<'user.address.list'>[number];

interface AddressFormProps {
  readonly address?: Address;
  readonly onDone: (address: Address) => void;
  readonly onCancel?: () => void;
}

/** A form for an existing address, or for a new one, which begins with what is known of the person. */
export function AddressForm(props: AddressFormProps) {
  const isNew = props.address === undefined;
  const { data: profile, isLoading } = useQuery({ ...read('user.detail', {}), enabled: isNew });
  const { city } = useCity();
  if (isLoading) return <Skeleton height="480px" />;
  const known = isNew && profile ? { consignee: fullNameOf(profile), mobile: profile.mobile, city } : {};
  return <AddressFields {...props} beginning={{ ...props.address, ...known }} />;
}

interface AddressFieldsProps extends AddressFormProps {
  readonly beginning: { readonly mobile?: string | null } & Partial<Omit<Address, 'mobile'>>;
}

function AddressFields({ address, beginning, onDone, onCancel }: AddressFieldsProps) {
  const { t } = useTranslation('deal');
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      consignee: beginning.consignee ?? '',
      mobile: phone(beginning.mobile ?? ''),
      country: beginning.country ?? 'RU',
      province: beginning.province ?? '',
      area: beginning.area ?? '',
      city: beginning.city ?? '',
      addr: beginning.addr ?? '',
      postCode: beginning.postCode ?? '',
      isDefault: beginning.isDefault === 1,
    },
  });
  const kept = useKeptForm(form, `address ${address?.addrId ?? ''}`);
  const places = usePlaces(form.watch('country'), form.watch('province'), form.watch('area'));
  const saving = useMutation({
    mutationFn: (fields: Fields) => {
      const input: InputOf<'user.address.create'> = {
        ...fields,
        mobile: bareMobile(fields.mobile),
        isDefault: fields.isDefault ? 1 : 0,
        area: fields.area || undefined,
        provinceId: idOf(places.provinces, fields.province),
        areaId: idOf(places.districts, fields.area),
        cityId: idOf(places.cities, fields.city),
      };
      return address
        ? call('user.address.change', { ...input, addrId: address.addrId })
        : call('user.address.create', input);
    },
    onSuccess: (saved) => {
      kept.forget();
      void queries.invalidateQueries({ queryKey: ['user.address.list'] });
      onDone(saved);
    },
    onError: (error) => setRefusal(placeIssues(error, ADDRESS_FIELDS, form.setError)),
  });
  return (
    <form
      className={layout['stack']}
      noValidate
      onSubmit={form.handleSubmit((fields) => {
        setRefusal(undefined);
        saving.mutate(fields);
      })}
    >
      {refusal && <Refusal error={refusal} />}
      <AddressInputs form={form} places={places} />
      <div className={layout['row']}>
        <Button look="primary" type="submit" busy={saving.isPending}>
          {t('address.save')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  );
}

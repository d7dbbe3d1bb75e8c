import { contractStatuses, voucherStatuses, type Texts } from '@mall/web-kit';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useKeptInputs } from '../../../components/forms/use-kept-inputs.js';
import { Button, ButtonLink } from '../../../components/ui/Button.js';
import { SelectField, TextField } from '../../../components/ui/Field.js';
import layout from '../../../components/ui/layout.module.css';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import styles from './OrdersPage.module.css';

const fields = [
  'orderNumber',
  'consignee',
  'contractNumber',
  'contractStatus',
  'voucherStatus',
  'from',
  'to',
] as const;
type Typed = Readonly<Record<(typeof fields)[number], string>>;

const typedOfAddress = (search: URLSearchParams): Typed =>
  Object.fromEntries(fields.map((name) => [name, search.get(name) ?? ''])) as Typed;

const NOTHING_TYPED = typedOfAddress(new URLSearchParams());

function typedInto(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '').trim()])) as Typed;
}

/** Filters many orders; collapsed, because most people have few. */
export function OrderFilters() {
  const { t } = useTranslation('orders');
  const { t: deal } = useTranslation('deal');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sent = typedOfAddress(search);
  const isUsed = Object.values(sent).some(Boolean);
  const { kept, keep, forget } = useKeptInputs('order filters', NOTHING_TYPED, sent);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const next = new URLSearchParams();
    const status = search.get('status');
    if (status) next.set('status', status);
    for (const [name, value] of Object.entries(typedInto(event.currentTarget)))
      if (value) next.set(name, value);
    forget();
    navigate({ pathname: pathTo('orders'), search: next.toString() });
  };
  const value = (name: keyof Typed): string => (kept ?? sent)[name];
  return (
    <details className={styles['filters']} open={isUsed || kept !== undefined}>
      <summary>{t('find')}</summary>
      <form
        key={`${search} ${kept !== undefined}`}
        className={layout['stack']}
        onInput={({ currentTarget }) => keep(typedInto(currentTarget))}
        onSubmit={submit}
      >
        <div className={styles['filterFields']}>
          <TextField
            label={t('orderNumber')}
            name="orderNumber"
            maxLength={40}
            defaultValue={value('orderNumber')}
          />
          <TextField
            label={deal('address.consignee')}
            name="consignee"
            maxLength={100}
            defaultValue={value('consignee')}
          />
          <TextField
            label={t('contractNumber')}
            name="contractNumber"
            maxLength={40}
            defaultValue={value('contractNumber')}
          />
          <StatusSelect
            label={t('contractStatus')}
            name="contractStatus"
            value={value('contractStatus')}
            rows={contractStatuses}
          />
          <StatusSelect
            label={t('voucherStatus')}
            name="voucherStatus"
            value={value('voucherStatus')}
            rows={voucherStatuses}
          />
          <TextField label={t('from')} name="from" type="date" defaultValue={value('from')} />
          <TextField label={t('to')} name="to" type="date" defaultValue={value('to')} />
        </div>
        <div className={layout['row']}>
          <Button type="submit" look="primary">
            {t('search')}
          </Button>
          {isUsed && <ButtonLink to={pathTo('orders')}>{t('clear')}</ButtonLink>}
        </div>
      </form>
    </details>
  );
}

interface StatusSelectProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly rows: Readonly<Record<string, { readonly code: number; readonly label: Texts }>>;
}

function StatusSelect({ label, name, value, rows }: StatusSelectProps) {
  const { t } = useTranslation('orders');
  return (
    <SelectField label={label} name={name} defaultValue={value}>
      <option value="">{t('any')}</option>
      {Object.values(rows).map((row) => (
        <option key={row.code} value={row.code}>
          {row.label[locale]}
        </option>
      ))}
    </SelectField>
  );
}

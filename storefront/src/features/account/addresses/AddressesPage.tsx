import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm, type Address } from '../../../components/forms/AddressForm.js';
import { Button } from '../../../components/ui/Button.js';
import { Empty } from '../../../components/ui/Empty.js';
import { Failure } from '../../../components/ui/Failure.js';
import { usePageHead } from '../../../components/ui/page-head.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import layout from '../../../components/ui/layout.module.css';
import { read } from '../../../mall/api.js';
import styles from '../AccountLayout.module.css';
import { say } from '../../../mall/say.js';
import { AddressRow } from './AddressRow.js';

/** The page `userinfo/address`. */
export function Component() {
  const { t } = useTranslation('addresses');
  const { t: account } = useTranslation('account');
  usePageHead({ title: account('account.addresses') });
  const [editing, setEditing] = useState<Address | 'new'>();
  const { data, error, refetch } = useQuery(read('user.address.list', {}));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  if (editing) {
    return (
      <div className={layout['stack']}>
        <h2>{editing === 'new' ? t('add') : t('change')}</h2>
        <AddressForm
          address={editing === 'new' ? undefined : editing}
          onDone={() => {
            setEditing(undefined);
            say.done(account('saved'));
          }}
          onCancel={() => setEditing(undefined)}
        />
      </div>
    );
  }
  return (
    <div className={layout['stack']}>
      <h2>{account('account.addresses')}</h2>
      {data.length === 0 ? (
        <Empty
          title={t('none')}
          actions={
            <Button look="primary" icon="plus" onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          }
        >
          {t('noneText')}
        </Empty>
      ) : (
        <>
          <ul className={styles['addresses']}>
            {data.map((address) => (
              <AddressRow key={address.addrId} address={address} onEdit={() => setEditing(address)} />
            ))}
          </ul>
          <div>
            <Button icon="plus" onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

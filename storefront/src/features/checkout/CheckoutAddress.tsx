import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phone } from '@mall/web-kit';
import { AddressForm, type Address } from '../../components/forms/AddressForm.js';
import { Button } from '../../components/ui/Button.js';
import { Check } from '../../components/ui/Check.js';
import { Notice } from '../../components/ui/Notice.js';
import { read } from '../../mall/api.js';
import { guessCity } from '../../mall/city.js';
import type { Confirmation } from './use-submit.js';
import { Step } from './Step.js';

interface CheckoutAddressProps {
  readonly confirmation: Confirmation;
  readonly onChoose: (addrId: string) => void;
  readonly onSaved: (address: Address) => void;
}

/** Shows consignee and address; contains the form when there is no address yet. */
export function CheckoutAddress({ confirmation, onChoose, onSaved }: CheckoutAddressProps) {
  const { t } = useTranslation('checkout');
  const [isAdding, setAdding] = useState(false);
  const addresses = useQuery(read('user.address.list', {})).data ?? [];
  const chosen = confirmation.userAddr;
  const isForm = isAdding || !chosen;
  return (
    <Step
      number={1}
      title={t('address')}
      isDone={chosen !== null && !isAdding}
      isCurrent={isForm}
      action={
        !isForm && (
          <Button look="quiet" small icon="plus" onClick={() => setAdding(true)}>
            {t('otherAddress')}
          </Button>
        )
      }
    >
      {isForm ? (
        <>
          {!chosen && <Notice tone="now">{t('addressFirst')}</Notice>}
          <AddressForm
            onDone={(saved) => {
              setAdding(false);
              guessCity(saved.city);
              onSaved(saved);
            }}
            onCancel={chosen ? () => setAdding(false) : undefined}
          />
        </>
      ) : (
        <div role="radiogroup" aria-label={t('address')}>
          {(addresses.length > 0 ? addresses : [chosen]).map((address) => (
            <Check
              key={address.addrId}
              type="radio"
              name="address"
              checked={address.addrId === chosen.addrId}
              onChange={() => onChoose(address.addrId)}
            >
              <strong>{address.consignee}</strong>
              {', '}
              <span className="figures unbroken">{phone(address.mobile)}</span>
              <br />
              <span className="muted">
                {[address.postCode, address.regionPath, address.addr].filter(Boolean).join(', ')}
              </span>
            </Check>
          ))}
        </div>
      )}
    </Step>
  );
}

import { isApiError, type InputOf } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useKeptState } from '../../components/forms/use-kept-state.js';
import { RequireSignIn } from '../../components/RequireSignIn.js';
import { ButtonLink } from '../../components/ui/Button.js';
import { Empty } from '../../components/ui/Empty.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import layout from '../../components/ui/layout.module.css';
import { call } from '../../mall/api.js';
import { pathTo } from '../../mall/pages.js';
import { CheckoutAddress } from './CheckoutAddress.js';
import { CheckoutItems } from './CheckoutItems.js';
import { CheckoutPerson } from './CheckoutPerson.js';
import { CheckoutSummary } from './CheckoutSummary.js';
import styles from './Step.module.css';
import { useCheckoutConsent } from './use-checkout-consent.js';
import { stepOf, useSubmit } from './use-submit.js';

export function Component() {
  const { t } = useTranslation('checkout');
  return (
    <RequireSignIn title={t('title')}>
      <CheckoutPage />
    </RequireSignIn>
  );
}

const NOTHING_TYPED = { addrId: '', remarks: '', showInSquare: false };

function buyNowFrom(search: URLSearchParams): InputOf<'order.confirm'>['shopCartItem'] {
  const [spuId, skuId] = [search.get('spuId'), search.get('skuId')];
  if (!spuId || !skuId) return undefined;
  return { spuId, skuId, shopId: search.get('shopId') ?? undefined, count: Number(search.get('count')) || 1 };
}

/** One page from address to order: `orders-submit`, for the checked lines of the cart or for one car. */
function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const { t: deal } = useTranslation('deal');
  const [search] = useSearchParams();
  const shopCartItem = buyNowFrom(search);
  const typed = useKeptState(`checkout ${shopCartItem?.skuId ?? 'cart'}`, NOTHING_TYPED);
  const { addrId, ...words } = typed.fields;
  const input = { addrId: addrId || undefined, shopCartItem };
  const confirmation = useQuery({
    queryKey: ['order.confirm', input],
    queryFn: () => call('order.confirm', input),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const consent = useCheckoutConsent();
  const submit = useSubmit(confirmation.data, {
    recalculate: () => void confirmation.refetch(),
    onPlaced: typed.forget,
    onTextChanged: consent.onTextChanged,
  });
  const isAddressGone =
    addrId !== '' && confirmation.data?.userAddr === null && !confirmation.isPlaceholderData;
  // The chosen address was deleted, here or in another tab: returns to the default one.
  useEffect(() => {
    if (isAddressGone) typed.change({ addrId: '' });
  });
  return (
    <Page title={t('title')}>
      <h1 className={layout['title']}>{t('title')}</h1>
      {confirmation.data && (
        <p className={`${styles['where']} muted`}>{t('step', { number: stepOf(confirmation.data) })}</p>
      )}
      {confirmation.error ? (
        isApiError(confirmation.error, 'A02001') ? (
          <Empty
            title={deal('cart.empty')}
            actions={
              <ButtonLink look="primary" to={pathTo('list')}>
                {deal('cart.choose')}
              </ButtonLink>
            }
          >
            {confirmation.error.message}
          </Empty>
        ) : (
          <Failure error={confirmation.error} onRetry={() => void confirmation.refetch()} />
        )
      ) : confirmation.data ? (
        <div className={layout['two']}>
          <div className={layout['stack']}>
            <CheckoutAddress
              confirmation={confirmation.data}
              onChoose={(chosen) => typed.change({ addrId: chosen })}
              onSaved={(saved) => {
                typed.change({ addrId: saved.addrId });
                void confirmation.refetch();
              }}
            />
            <CheckoutPerson confirmation={confirmation.data} onSaved={() => void confirmation.refetch()} />
            <CheckoutItems confirmation={confirmation.data} />
          </div>
          <CheckoutSummary
            confirmation={confirmation.data}
            submit={submit}
            consent={consent}
            words={words}
            onWords={typed.change}
            onRequote={() => void confirmation.refetch()}
          />
        </div>
      ) : (
        <Skeleton height="480px" />
      )}
    </Page>
  );
}

import { isApiError, type OutputOf } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../mall/api.js';
import { isTextChanged, ownConsents, type ShownText } from '../../mall/consents.js';
import { queryClient, refreshOrders } from '../../mall/query-client.js';
import { orderPath, pathTo } from '../../mall/pages.js';
import { say } from '../../mall/say.js';

export type Confirmation = OutputOf<'order.confirm'>;

/** Returns the current step: address, passport, review. Each is saved when it is completed. */
export const stepOf = ({ userAddr, profileComplete }: Confirmation): 1 | 2 | 3 =>
  !userAddr ? 1 : profileComplete ? 3 : 2;

/**
 * Error codes after which the confirmation has to be requested again: it has expired, its price or rate has changed, or a car is
 * gone, out of stock or held, perhaps by the buyer's own order from another tab.
 */
const STALE: readonly string[] = ['A03003', 'A06003', 'A01000', 'A03010', 'A06001'];

export interface Words {
  readonly remarks: string;
  /** Consent to be shown among recent deals. */
  readonly showInSquare: boolean;
}

/** Words with the text that the buyer consented to; undefined when an earlier consent is still good. */
export interface Sent extends Words {
  readonly consent: ShownText | undefined;
}

export interface Submit {
  readonly isPending: boolean;
  readonly error: string | undefined;
  /** Message when the text of the consent has changed since it was shown. */
  readonly consentProblem: string | undefined;
  readonly send: (sent: Sent) => void;
}

/** Places the order; repeated calls for one confirmation place one order. */
export function useSubmit(
  confirmation: Confirmation | undefined,
  {
    recalculate,
    onPlaced,
    onTextChanged,
  }: {
    readonly recalculate: () => void;
    readonly onPlaced: () => void;
    readonly onTextChanged: () => void;
  },
): Submit {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState('');
  const confirmId = confirmation?.confirmId ?? '';
  useEffect(() => setKey(crypto.randomUUID()), [confirmId]);
  const submitting = useMutation({
    mutationFn: ({ remarks, showInSquare, consent }: Sent) =>
      call('order.submit', {
        confirmId,
        idempotencyKey,
        remarks: remarks.trim() || undefined,
        showInSquare: showInSquare ? 1 : 0,
        consent,
      }),
    onSuccess: (orderIds) => {
      onPlaced();
      void queryClient.invalidateQueries({ queryKey: ownConsents.queryKey });
      say.done(t('done'));
      refreshOrders();
      const [first] = orderIds;
      navigate(orderIds.length === 1 && first ? orderPath(first) : pathTo('orders'), { replace: true });
    },
    onError: (error) => {
      if (isApiError(error) && STALE.includes(error.code)) recalculate();
      if (isTextChanged(error)) onTextChanged();
    },
  });
  const { error } = submitting;
  return {
    isPending: submitting.isPending,
    error: !error || isTextChanged(error) ? undefined : isApiError(error) ? error.message : t('failed'),
    consentProblem: isTextChanged(error) ? error?.message : undefined,
    send: (sent) => submitting.mutate(sent),
  };
}

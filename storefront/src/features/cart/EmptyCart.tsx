import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import type { CartActions } from './use-cart-actions.js';

/** Removes everything from the cart, after a question. */
export function EmptyCart({ actions: { empty } }: { actions: CartActions }) {
  const { t } = useTranslation('cart');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div>
        <Button look="danger" small icon="trash" onClick={() => setAsking(true)}>
          {t('empty')}
        </Button>
      </div>
      {isAsking && (
        <Dialog
          title={t('emptyAsk')}
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
              <Button
                look="primary"
                busy={empty.isPending}
                onClick={() => empty.mutate(undefined, { onSuccess: () => setAsking(false) })}
              >
                {t('empty')}
              </Button>
            </>
          }
        >
          <p>{t('emptyAskText')}</p>
        </Dialog>
      )}
    </>
  );
}

import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { ShopView } from '@mall/contracts/tenant';
import { shopStatuses } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useAction } from '../components/use-action.js';

/** Closes an open shop with a reason, and opens a closed one again. */
export function ShopActions({ shop }: { readonly shop: ShopView }) {
  const translate = useTranslate();
  const call = useCall();
  const { act, isBusy } = useAction();
  const [asks, setAsks] = useState<'close' | 'reopen'>();
  const mayClose = useMay('tenant.closing.close');
  const { shopId, shopName, shopStatus } = shop;
  if (!mayClose) return null;
  const end = () => setAsks(undefined);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {shopStatus === shopStatuses.open.code && (
        <Button size="small" variant="outlined" color="error" onClick={() => setAsks('close')}>
          {translate('console.shops.close')}
        </Button>
      )}
      {shopStatus === shopStatuses.offline.code && (
        <Button size="small" variant="outlined" disabled={isBusy} onClick={() => setAsks('reopen')}>
          {translate('console.shops.reopen')}
        </Button>
      )}
      {asks === 'close' && (
        <ReasonDialog
          title={translate('console.shops.closeTitle', { name: shopName })}
          hint={translate('console.shops.closeHint')}
          confirm={translate('console.shops.close')}
          done="console.shops.closed"
          onConfirm={(reason) => call('tenant.closing.close', { shopId, reason })}
          onClose={end}
        />
      )}
      <Confirm
        isOpen={asks === 'reopen'}
        title={translate('console.shops.reopen')}
        content={translate('console.shops.reopenSure', { name: shopName })}
        onConfirm={() => {
          end();
          void act(() => call('tenant.closing.reopen', { shopId }), 'console.shops.reopened');
        }}
        onClose={end}
      />
    </Box>
  );
}

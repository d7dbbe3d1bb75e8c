import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { money } from '@mall/web-kit';
import { mustLoad, useRead, useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { AllowHoldDialog } from '../components/holds/AllowHoldDialog.js';
import { Allowance } from '../components/holds/Allowance.js';

interface BuyerHoldsProps {
  readonly userId: string;
  readonly name: string;
}

/** Cars that a buyer holds by unpaid orders, and the caps; staff with the right can raise them. */
export function BuyerHolds({ userId, name }: BuyerHoldsProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const mayAllow = useMay('order.heldCars.allow');
  const [isOpen, setOpen] = useState(false);
  const { data: held, refetch } = useRead('order.heldCars.one', { userId }, mustLoad);
  if (!held) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', fontSize: '0.875rem' }}>
      <div>
        {translate('console.held.holds', {
          cars: held.cars,
          maxCars: held.maxCars,
          value: money(held.valueFee, 'CNY', locale),
          maxValue: money(held.maxValueFee, 'CNY', locale),
        })}
      </div>
      {held.allowance && <Allowance allowance={held.allowance} />}
      {mayAllow && (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {translate('console.held.allow')}
        </Button>
      )}
      {isOpen && (
        <AllowHoldDialog
          held={{ ...held, buyerName: name }}
          onDone={() => void refetch()}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

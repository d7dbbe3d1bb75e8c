import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ExchangeRateView } from '@mall/contracts/order';
import { useReaderLocale } from '../api/use-call.js';
import { Age, Moment } from '../components/Moment.js';
import { ToneWord } from '../components/StatusWord.js';
import { perOne } from '../components/rates.js';

/** Shows one rate in use: purpose, source, age, and how long it is locked for a buyer. */
export function RateInUse({ rate }: { readonly rate: ExchangeRateView }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      <Box sx={{ color: 'text.secondary' }}>{translate(`console.rates.purposes.${rate.purpose}`)}</Box>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{perOne(rate, locale)}</Typography>
      <div>
        {translate(`console.rates.origins.${rate.origin}`)}
        {rate.origin === 'manual' && ` · ${rate.source}`}
        {rate.marginPercent > 0 && ` · ${translate('console.rates.margin', { percent: rate.marginPercent })}`}
      </div>
      <Box sx={{ color: 'text.secondary' }}>
        <Moment at={rate.asOf} /> · <Age at={rate.asOf} />
      </Box>
      {rate.isStale && <ToneWord tone="danger">{translate('console.rates.stale')}</ToneWord>}
      {rate.lockHours > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('console.rates.lock', { smart_count: rate.lockHours })}
        </Box>
      )}
    </Box>
  );
}

import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RateFeedView } from '@mall/contracts/order';
import { day } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { ToneWord } from '../components/StatusWord.js';

/** Shows the state of the import of the central bank's rates. */
export function RateFeed({ feed }: { readonly feed: RateFeedView }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return (
    <Box sx={{ mt: 2, fontSize: '0.875rem' }}>
      {!feed.isOn && <ToneWord tone="info">{translate('console.rates.feedOff')}</ToneWord>}
      {feed.isOn && !feed.trouble && (
        <ToneWord tone={feed.fetchedAt ? 'success' : 'info'}>
          {feed.rateDate
            ? translate('console.rates.feedFor', { date: day(feed.rateDate, locale) })
            : translate('console.rates.feedNone')}
        </ToneWord>
      )}
      {feed.fetchedAt && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {!feed.trouble && ' · '}
          {translate('console.rates.fetchedAt')} <Moment at={feed.fetchedAt} />
        </Box>
      )}
      {feed.trouble && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate(`console.rates.troubles.${feed.trouble}`)} {translate('console.rates.lastStays')}
          <Box sx={{ color: 'text.secondary' }}>
            <Moment at={feed.triedAt} /> <span lang="en">{feed.failure}</span>
          </Box>
        </Alert>
      )}
    </Box>
  );
}

import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ExchangeRateView, RateBoardView, RateFeedView } from '@mall/contracts/order';
import { day } from '@mall/web-kit';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { Age, Moment } from '../components/Moment.js';
import { ToneWord } from '../components/StatusWord.js';
import { useAction } from '../components/use-action.js';
import { perOne } from '../components/rates.js';
import { useRateBoard } from './use-rate-board.js';

/** What the mall counts with at this moment: which rate for what, from where, and how old it is. */
export function RateBoard() {
  const translate = useTranslate();
  const call = useCall();
  const { act, isBusy } = useAction();
  const { board, error, keep } = useRateBoard();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!board) return null;
  const fetchNow = () =>
    act(async () => {
      const fetched = await call('order.rate.fetchNow', {});
      keep(fetched);
      if (fetched.feed.trouble) throw new Error(translate(`console.rates.troubles.${fetched.feed.trouble}`));
    }, 'console.rates.fetched');
  return (
    <Section
      title={translate('console.rates.inUse')}
      action={
        board.feed.isOn && (
          <Button size="small" variant="outlined" loading={isBusy} onClick={() => void fetchNow()}>
            {translate('console.rates.fetchNow')}
          </Button>
        )
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
        }}
      >
        {board.rates.map((one) => (
          <RateInUse key={`${one.purpose}:${one.from}`} rate={one} />
        ))}
      </Box>
      <Proposals board={board} />
      <Feed feed={board.feed} />
    </Section>
  );
}

function RateInUse({ rate }: { readonly rate: ExchangeRateView }) {
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

/** Rates that wait for a second person; what they are is not shown, because the second enters them too. */
function Proposals({ board }: { readonly board: RateBoardView }) {
  const translate = useTranslate();
  return board.proposals.map(({ from, purpose, proposedBy, proposedTime }) => (
    <Alert key={`${purpose}:${from}`} severity="warning" sx={{ mt: 1 }}>
      {translate('console.rates.proposed', {
        name: proposedBy,
        rate: `${translate(`console.rates.purposes.${purpose}`)}, ${from}`,
      })}{' '}
      <Age at={proposedTime} />
    </Alert>
  ));
}

/** The state of the import of the central bank's rates. */
function Feed({ feed }: { readonly feed: RateFeedView }) {
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

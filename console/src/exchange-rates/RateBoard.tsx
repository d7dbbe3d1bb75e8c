import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RateBoardView } from '@mall/contracts/order';
import { day } from '@mall/web-kit';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { Age } from '../components/Moment.js';
import { perOne } from '../components/rates.js';
import { useAction } from '../components/use-action.js';
import { RateFeed } from './RateFeed.js';
import { RateInUse } from './RateInUse.js';
import { useRateBoard } from './use-rate-board.js';

/** Shows the rates in use: purpose, source and age of each. */
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
      <HeldRates board={board} onAccepted={keep} />
      <RateFeed feed={board.feed} />
    </Section>
  );
}

/** Rates that wait for a second person; their values are hidden, because the second person enters them too. */
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

interface HeldRatesProps {
  readonly board: RateBoardView;
  readonly onAccepted: (board: RateBoardView) => void;
}

/** Rates of the central bank's file that jump; they are used once two people have accepted them. */
function HeldRates({ board, onAccepted }: HeldRatesProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const call = useCall();
  const { act, isBusy } = useAction();
  return board.held?.map(({ currency, rateDate, rate, reference, acceptedBy }) => (
    <Alert
      key={`${currency}:${rateDate}`}
      severity="warning"
      sx={{ mt: 1 }}
      action={
        <Button
          size="small"
          color="inherit"
          loading={isBusy}
          onClick={() =>
            void act(
              async () => onAccepted(await call('order.rate.acceptCentral', { currency, rateDate, rate })),
              'console.rates.accepted',
            )
          }
        >
          {translate('console.rates.accept')}
        </Button>
      }
    >
      {translate('console.rates.held', {
        date: day(rateDate, locale),
        rate: perOne({ rate, from: currency }, locale),
        reference: perOne({ rate: reference, from: currency }, locale),
      })}{' '}
      {acceptedBy && translate('console.rates.acceptedBy', { name: acceptedBy })}
    </Alert>
  ));
}

import { Box, Button } from '@mui/material';
import { Confirm, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useRead } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { Section } from '../components/Facts.js';
import { Age } from '../components/Moment.js';
import { ToneWord } from '../components/StatusWord.js';
import { useReplay } from './use-replay.js';

/** Shows the number of parked events of each service, whether the service responds, and a button that replays all. */
export function ParkedSummary() {
  const translate = useTranslate();
  const canAccess = useMay('admin.parkedEvents.replay');
  const { replay, isBusy } = useReplay();
  const [isAsking, setAsking] = useState(false);
  const { data } = useRead('admin.parkedEvents.summary', {}, { refetchInterval: 60_000 });
  if (!data) return null;
  const waiting = data.filter(({ parked, isReachable }) => parked > 0 || !isReachable);
  const total = data.reduce((sum, { parked }) => sum + parked, 0);
  return (
    <Section
      title={translate(total === 0 ? 'console.parked.nothing' : 'console.parked.waiting', {
        smart_count: total,
      })}
      action={
        canAccess &&
        total > 0 && (
          <Button variant="contained" size="small" loading={isBusy} onClick={() => setAsking(true)}>
            {translate('console.parked.replayAll')}
          </Button>
        )
      }
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          rowGap: 1,
          fontSize: '0.875rem',
        }}
      >
        {waiting.map(({ service, parked, isReachable, oldestTime }) => (
          <li key={service}>
            <ToneWord tone={isReachable ? 'danger' : 'warning'}>
              {service}: {isReachable ? parked : translate('console.parked.away')}
            </ToneWord>{' '}
            {oldestTime && <Age at={oldestTime} />}
          </li>
        ))}
        {waiting.length === 0 && <li>{translate('console.parked.allWell')}</li>}
      </Box>
      <Confirm
        isOpen={isAsking}
        title={translate('console.parked.replayAll')}
        content={translate('console.parked.replaySure', { smart_count: total })}
        onConfirm={() => {
          setAsking(false);
          void replay({});
        }}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

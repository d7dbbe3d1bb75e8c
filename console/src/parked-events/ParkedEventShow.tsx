import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ParkedEventView } from '@mall/contracts/admin';
import { useMay } from '../api/use-may.js';
import { Facts, Section } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { Preformatted } from '../components/Preformatted.js';
import { RecordShow } from '../components/RecordPages.js';
import { DiscardDialog } from './DiscardDialog.js';
import { ParkedState } from './ParkedState.js';
import { useReplay } from './use-replay.js';
import { PersonName } from '../components/PersonName.js';

export function ParkedEventShow() {
  return (
    <RecordShow>
      <ParkedEventPage />
    </RecordShow>
  );
}

function ParkedEventPage() {
  const translate = useTranslate();
  const event = useRecordContext<ParkedEventView & { id: string }>();
  if (!event) return null;
  const label = (name: string) => translate(`resources.parked-events.fields.${name}`);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section title={event.subject} action={event.state === 'parked' && <Acts parkedId={event.parkedId} />}>
        <Facts
          facts={[
            { label: label('state'), value: <ParkedState state={event.state} /> },
            { label: label('service'), value: event.service },
            { label: label('consumer'), value: event.consumer },
            { label: label('eventId'), value: event.eventId },
            { label: label('attempts'), value: event.attempts },
            { label: label('parkedTime'), value: <Moment at={event.parkedTime} /> },
            { label: label('settledBy'), value: event.settledBy && <PersonName login={event.settledBy} /> },
            { label: label('settledTime'), value: event.settledTime && <Moment at={event.settledTime} /> },
            { label: label('note'), value: event.note },
          ]}
        />
      </Section>
      <Section title={label('reason')}>
        <Preformatted text={event.reason} />
      </Section>
      <Section title={label('body')}>
        <Preformatted text={event.body} />
      </Section>
    </Box>
  );
}

function Acts({ parkedId }: { readonly parkedId: string }) {
  const translate = useTranslate();
  const canAccess = useMay('admin.parkedEvents.replay');
  const { replay, isBusy } = useReplay();
  const [isDiscarding, setDiscarding] = useState(false);
  if (!canAccess) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button variant="outlined" color="error" onClick={() => setDiscarding(true)}>
        {translate('console.parked.discard')}
      </Button>
      <Button variant="contained" loading={isBusy} onClick={() => void replay({ parkedIds: [parkedId] })}>
        {translate('console.parked.replay')}
      </Button>
      {isDiscarding && <DiscardDialog parkedIds={[parkedId]} onClose={() => setDiscarding(false)} />}
    </Box>
  );
}

import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { ContractCheckView } from '@mall/contracts/order';
import { useMay } from '../api/use-may.js';
import { Facts, Section } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { Yuan } from '../components/Money.js';
import { PersonName } from '../components/PersonName.js';
import { PrivateDocument } from '../components/PrivateDocument.js';
import { QueueStepButtons } from '../components/queue/QueueStepButtons.js';
import { useQueue } from '../components/queue/use-queue.js';
import { RecordShow } from '../components/RecordPages.js';
import { ContractDialog } from '../components/documents/ContractDialog.js';
import { AcceptScanDialog, SendScanBackDialog } from './ScanDialogs.js';
import { ScanStateWord } from './ScanStateWord.js';

export function ContractCheckShow() {
  return (
    <RecordShow>
      <CheckPage />
    </RecordShow>
  );
}

function CheckPage() {
  const check = useRecordContext<ContractCheckView & { id: string }>();
  return check ? <CheckOfQueue check={check} /> : null;
}

/** Shows a scan beside the data of its order; after a decision the next waiting one opens. */
function CheckOfQueue({ check }: { readonly check: ContractCheckView }) {
  const translate = useTranslate();
  const isWaiting = check.state === 'waiting';
  const steps = useQueue(check.scanId, {
    resource: 'contract-checks',
    filter: { state: 'waiting' },
    sort: 'handedInTime',
    isAsked: isWaiting,
  });
  return (
    <Section
      title={translate('console.contractChecks.ofOrder', { number: check.orderNumber })}
      action={
        <Box sx={{ fontSize: '0.875rem' }}>
          <Link to={`/orders/${check.orderId}/show`}>{translate('console.slips.toOrder')}</Link>
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CheckFacts check={check} />
        {isWaiting && <Decision check={check} onDecided={steps.goOn} />}
        {check.files.map(({ url, originName }) => (
          <PrivateDocument key={url} url={url} name={originName} height={720} />
        ))}
      </Box>
      {isWaiting && <QueueStepButtons {...steps} />}
    </Section>
  );
}

function CheckFacts({ check }: { readonly check: ContractCheckView }) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.contract-checks.fields.${name}`);
  return (
    <Facts
      facts={[
        { label: label('state'), value: <ScanStateWord state={check.state} /> },
        { label: label('contractNumber'), value: check.contractNumber },
        { label: label('buyerName'), value: `${check.buyerName} (${check.buyerNameEn})` },
        { label: label('passportNoMasked'), value: check.passportNoMasked },
        { label: label('cars'), value: check.cars.join('; ') },
        { label: label('total'), value: <Yuan fen={check.total} /> },
        { label: label('handedInTime'), value: <Moment at={check.handedInTime} /> },
        { label: label('decidedBy'), value: check.decidedBy && <PersonName login={check.decidedBy} /> },
        { label: label('decidedTime'), value: check.decidedTime && <Moment at={check.decidedTime} /> },
        { label: label('reason'), value: check.reason },
      ]}
    />
  );
}

interface DecisionProps {
  readonly check: ContractCheckView;
  readonly onDecided: () => void;
}

function Decision({ check, onDecided }: DecisionProps) {
  const translate = useTranslate();
  const mayDecide = useMay('order.contractCheck.accept');
  const [open, setOpen] = useState<'text' | 'accept' | 'sendBack'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Alert severity="info">{translate('console.contractChecks.whatToCheck')}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayDecide && (
          <>
            <Button variant="contained" onClick={() => setOpen('accept')}>
              {translate('console.contractChecks.accept')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setOpen('sendBack')}>
              {translate('console.contractChecks.sendBack')}
            </Button>
          </>
        )}
        <Button variant="outlined" onClick={() => setOpen('text')}>
          {translate('console.contractChecks.text')}
        </Button>
      </Box>
      {open === 'text' && <ContractDialog orderId={check.orderId} onClose={close} />}
      {open === 'accept' && <AcceptScanDialog check={check} onDone={onDecided} onClose={close} />}
      {open === 'sendBack' && <SendScanBackDialog check={check} onDone={onDecided} onClose={close} />}
    </>
  );
}

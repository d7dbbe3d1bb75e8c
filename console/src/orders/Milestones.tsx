import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FileLinkView, MilestoneView, OrderDetailView } from '@mall/contracts/order';
import { day, dayRange } from '@mall/web-kit';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { PrivateDocument } from '../components/PrivateDocument.js';
import { DelayDialog } from './DelayDialog.js';
import { MilestoneDialog } from './MilestoneDialog.js';

/** Shows the way of the car: what was done, and when the rest is expected; the same for buyer, merchant and staff. */
export function Milestones({ order }: { readonly order: OrderDetailView }) {
  const translate = useTranslate();
  const call = useCall();
  const [writing, setWriting] = useState<MilestoneView>();
  const [delaying, setDelaying] = useState<MilestoneView>();
  const [shown, setShown] = useState<FileLinkView>();
  return (
    <Section title={translate('console.milestones.title')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.milestones.map((step) => (
          <Step
            key={step.code}
            step={step}
            onWrite={() => setWriting(step)}
            onDelay={() => setDelaying(step)}
            onShow={setShown}
          />
        ))}
      </Box>
      {writing && <MilestoneDialog order={order} step={writing} onClose={() => setWriting(undefined)} />}
      {delaying && <DelayDialog order={order} step={delaying} onClose={() => setDelaying(undefined)} />}
      {shown && (
        <Dialog open onClose={() => setShown(undefined)} maxWidth="md" fullWidth>
          <DialogTitle>{shown.originName}</DialogTitle>
          <DialogContent>
            <PrivateDocument
              url={shown.url}
              name={shown.originName}
              open={() => call('order.milestone.file', { orderId: order.orderId, url: shown.url })}
            />
          </DialogContent>
        </Dialog>
      )}
    </Section>
  );
}

interface StepProps {
  readonly step: MilestoneView;
  readonly onWrite: () => void;
  readonly onDelay: () => void;
  readonly onShow: (file: FileLinkView) => void;
}

function Step({ step, onWrite, onDelay, onShow }: StepProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const Icon = step.isDone ? CheckCircleOutlined : RadioButtonUncheckedOutlined;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.875rem' }}
    >
      <Icon
        fontSize="small"
        titleAccess={translate(step.isDone ? 'console.milestones.done' : 'console.milestones.open')}
        sx={{ color: step.isDone ? 'success.main' : 'text.disabled' }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="strong" sx={{ color: step.isDone ? 'text.primary' : 'text.secondary' }}>
          {step.label}
        </Box>
        {step.happenedOn && <> · {day(step.happenedOn, locale)}</>}
        <Expected step={step} />
        {step.waitsForShipping === 1 && (
          <Box sx={{ color: 'text.secondary' }}>{translate('console.milestones.afterShipping')}</Box>
        )}
        {step.skipReason && (
          <Box sx={{ overflowWrap: 'anywhere', color: 'warning.main' }}>
            {translate('console.milestones.skipped', { reason: step.skipReason })}
          </Box>
        )}
        {step.note && <Box sx={{ overflowWrap: 'anywhere' }}>{step.note}</Box>}
        {step.files.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {step.files.map((file) => (
              <Button key={file.url} size="small" onClick={() => onShow(file)}>
                {file.originName}
              </Button>
            ))}
          </Box>
        )}
        {step.writtenBy && (
          <Box sx={{ color: 'text.secondary' }}>
            {translate(`console.actors.${step.writtenBy}`)} · <Moment at={step.writeTime} />
            {step.corrections > 0 &&
              ` · ${translate('console.milestones.corrections', { smart_count: step.corrections })}`}
          </Box>
        )}
      </Box>
      {step.canDelay === 1 && (
        <Button
          size="small"
          sx={{ alignSelf: 'center' }}
          aria-label={`${translate('console.milestones.delay')}: ${step.label}`}
          onClick={onDelay}
        >
          {translate('console.milestones.delay')}
        </Button>
      )}
      {step.canWrite === 1 && (
        <Button
          size="small"
          variant="outlined"
          sx={{ alignSelf: 'center' }}
          aria-label={`${translate(step.isDone ? 'console.milestones.correct' : 'console.milestones.write')}: ${step.label}`}
          onClick={onWrite}
        >
          {translate(step.isDone ? 'console.milestones.correct' : 'console.milestones.write')}
        </Button>
      )}
    </Box>
  );
}

/** Shows the days on which a step is expected, the first promise where it was another, and the delay that staff stated. */
function Expected({ step }: { readonly step: MilestoneView }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { happenedOn, expectedFrom, expectedTo, promisedFrom, promisedTo, delay } = step;
  const isKept = happenedOn ? happenedOn <= (promisedTo ?? '') : expectedTo === promisedTo;
  const isTold = promisedFrom && promisedTo && !isKept && (happenedOn ?? expectedTo);
  return (
    <>
      {expectedFrom && expectedTo && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {translate('console.milestones.expected', { days: dayRange(expectedFrom, expectedTo, locale) })}
        </Box>
      )}
      {isTold && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('console.milestones.promised', { days: dayRange(promisedFrom, promisedTo, locale) })}
        </Box>
      )}
      {delay && (
        <Box sx={{ overflowWrap: 'anywhere', color: step.isDone ? 'text.secondary' : 'warning.main' }}>
          {translate('console.milestones.delayed', {
            date: day(delay.until, locale),
            reason: delay.reasonText,
          })}
        </Box>
      )}
    </>
  );
}

import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { ReviewedDocument, ShopApplicationView } from '@mall/contracts/tenant';
import { reviewStatuses } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { DecisionBar } from '../components/DecisionBar.js';
import { QueueStepButtons } from '../components/queue/QueueStepButtons.js';
import { useQueue } from '../components/queue/use-queue.js';
import { useAction } from '../components/use-action.js';
import type { Objections } from './ObjectionInput.js';

const { approved, rejected } = reviewStatuses;
type Verdict = typeof approved.code | typeof rejected.code;

const WAITING = {
  resource: 'shop-applications',
  filter: { status: reviewStatuses.reviewing.code },
  sort: 'submitTime',
};

interface ApplicationDecisionProps {
  readonly application: ShopApplicationView;
  readonly objections: Objections;
}

/** Approves with one click without objections, or rejects with them after a question; the next application opens. */
export function ApplicationDecision({ application, objections }: ApplicationDecisionProps) {
  const translate = useTranslate();
  const call = useCall();
  const { act, isBusy } = useAction();
  const steps = useQueue(application.applicationId, WAITING);
  const [isAsking, setAsking] = useState(false);
  const reasons = Object.entries(objections).flatMap(([document, objection]) =>
    objection
      ? [
          {
            document: document as ReviewedDocument,
            code: objection.code,
            ...(objection.text.trim() ? { text: objection.text.trim() } : {}),
          },
        ]
      : [],
  );
  const { shopId, shopName } = application;
  const decide = (result: Verdict, done: string) => {
    setAsking(false);
    const reviewed = { shopId, result, ...(result === rejected.code ? { reasons } : {}) };
    void act(() => call('tenant.review.audit', reviewed).then(steps.goOn), done);
  };
  return (
    <DecisionBar>
      <QueueStepButtons {...steps} />
      <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
        {translate('console.applications.objections', { smart_count: reasons.length })}
      </Typography>
      <Button
        variant="outlined"
        color="error"
        disabled={reasons.length === 0 || isBusy}
        onClick={() => setAsking(true)}
      >
        {translate('console.applications.reject')}
      </Button>
      <Button
        variant="contained"
        disabled={reasons.length > 0}
        loading={isBusy}
        onClick={() => decide(approved.code, 'console.applications.approved')}
      >
        {translate('console.applications.approve')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('console.applications.reject')}
        content={translate('console.applications.rejectSure', { name: shopName })}
        onConfirm={() => decide(rejected.code, 'console.applications.rejected')}
        onClose={() => setAsking(false)}
      />
    </DecisionBar>
  );
}

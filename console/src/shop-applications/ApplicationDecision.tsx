import { Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { ReviewedDocument, ShopApplicationView } from '@mall/contracts/tenant';
import { reviewStatuses } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { useAction } from '../components/use-action.js';
import type { Objections } from './ObjectionInput.js';

const { approved, rejected } = reviewStatuses;
type Verdict = typeof approved.code | typeof rejected.code;

interface ApplicationDecisionProps {
  readonly application: ShopApplicationView;
  readonly objections: Objections;
}

/** Approve when nothing is wrong; reject with what is. */
export function ApplicationDecision({ application, objections }: ApplicationDecisionProps) {
  const translate = useTranslate();
  const call = useCall();
  const { act, isBusy } = useAction();
  const [asks, setAsks] = useState<'approve' | 'reject'>();
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
  const decide = (result: Verdict) => {
    setAsks(undefined);
    const { shopId } = application;
    void act(
      () => call('tenant.review.audit', { shopId, result, ...(result === rejected.code ? { reasons } : {}) }),
      result === approved.code ? 'console.applications.approved' : 'console.applications.rejected',
    );
  };
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'fixed',
        zIndex: 10,
        insetInline: 0,
        bottom: 0,
        borderRadius: 0,
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'flex-end',
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('console.applications.objections', { smart_count: reasons.length })}
      </Typography>
      <Button
        variant="outlined"
        color="error"
        disabled={reasons.length === 0 || isBusy}
        onClick={() => setAsks('reject')}
      >
        {translate('console.applications.reject')}
      </Button>
      <Button
        variant="contained"
        disabled={reasons.length > 0}
        loading={isBusy}
        onClick={() => setAsks('approve')}
      >
        {translate('console.applications.approve')}
      </Button>
      <Confirm
        isOpen={asks !== undefined}
        title={translate(`console.applications.${asks ?? 'approve'}`)}
        content={translate(`console.applications.${asks ?? 'approve'}Sure`, { name: application.shopName })}
        onConfirm={() => decide(asks === 'reject' ? rejected.code : approved.code)}
        onClose={() => setAsks(undefined)}
      />
    </Paper>
  );
}

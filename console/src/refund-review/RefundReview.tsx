import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RefundView } from '@mall/contracts/order';
import { Facts } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { Amount, Yuan } from '../components/Money.js';
import { PrivateDocument } from '../components/PrivateDocument.js';
import { StatusWord } from '../components/StatusWord.js';
import { reasonLabelOf } from './reason-label.js';
import { RefundActions } from './RefundActions.js';
import { PersonName } from '../components/PersonName.js';

interface RefundReviewProps {
  readonly refund: RefundView;
  /** Called after each decision, where refunds are decided one after the other. */
  readonly onDecided?: () => void;
}

/** Shows one refund with its evidence and the possible actions. */
export function RefundReview({ refund, onDecided }: RefundReviewProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.refunds.fields.${name}`);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts
        facts={[
          {
            label: label('status'),
            value: refund.statusLabel ?? <StatusWord dictionary="refund_status" value={refund.status} />,
          },
          { label: label('kind'), value: refund.kindLabel },
          {
            label: label('amountFee'),
            value: (
              <>
                <strong>
                  <Amount minor={refund.amountFee} currency={refund.currency} />
                </strong>
                {refund.currency !== 'CNY' && (
                  <>
                    {' · '}
                    <Yuan fen={refund.amountCnyMinor} />
                  </>
                )}
              </>
            ),
          },
          { label: translate(reasonLabelOf(refund)), value: refund.reason },
          {
            label: label('requestedBy'),
            value: (
              <>
                {translate(`console.actors.${refund.requestedBy}`)}{' '}
                <PersonName login={refund.requestedByName} />
              </>
            ),
          },
          { label: label('createTime'), value: <Moment at={refund.createTime} /> },
          {
            label: label('approvedBy'),
            value: refund.approvedBy && <PersonName login={refund.approvedBy} />,
          },
          { label: label('auditTime'), value: refund.auditTime && <Moment at={refund.auditTime} /> },
          { label: label('decisionReason'), value: refund.decisionReason },
          { label: label('bankRef'), value: refund.bankRef },
          { label: label('payTime'), value: refund.payTime && <Moment at={refund.payTime} /> },
        ]}
      />
      <RefundActions refund={refund} onDecided={onDecided} />
      {[...refund.evidence, ...refund.payoutFiles].map(({ url, originName }) => (
        <PrivateDocument key={url} url={url} name={originName} height={420} />
      ))}
    </Box>
  );
}

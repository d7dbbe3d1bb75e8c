import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReconciliationView } from '@mall/contracts/order';
import { Age } from '../components/Moment.js';
import { Amount } from '../components/Money.js';
import { Match } from './Match.js';
import { useQueue } from '../components/queue/use-queue.js';

export type QueuedSlip = ReconciliationView & { readonly id: string };

/** Returns the waiting slips, and functions to move from one to the next. */
export const useSlipQueue = (voucherId: string) =>
  useQueue<QueuedSlip>(voucherId, { resource: 'reconciliation', filter: {}, sort: 'createTime' });

interface SlipQueueProps {
  readonly queue: readonly QueuedSlip[];
  readonly current: string;
  readonly onChosen: (id: string) => void;
}

/** Lists waiting slips, oldest first, in little space: number and amount. */
export function SlipQueue({ queue, current, onChosen }: SlipQueueProps) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('console.slips.queue')} sx={queueStyle}>
      <ol>
        {queue.map(({ id, voucher, match }) => (
          <li key={id}>
            <ButtonBase
              aria-current={id === current ? 'true' : undefined}
              onClick={() => id !== current && onChosen(id)}
            >
              <span>{voucher.orderNumber}</span>
              <strong>
                <Amount minor={voucher.amountFee} currency={voucher.currency} />
              </strong>
              <Box
                component="span"
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, color: 'text.secondary' }}
              >
                <Match match={match} />
                <Age at={voucher.createTime} />
              </Box>
            </ButtonBase>
          </li>
        ))}
      </ol>
    </Box>
  );
}

const queueStyle = {
  minHeight: 0,
  overflow: 'auto',
  display: { xs: 'none', md: 'block' },
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
  '& ol': { listStyle: 'none', m: 0, p: 0 },
  '& li': { borderBottom: 1, borderColor: 'divider' },
  '& button': {
    display: 'grid',
    justifyContent: 'start',
    justifyItems: 'start',
    width: '100%',
    px: 1.5,
    py: 1,
    textAlign: 'start',
    font: 'inherit',
    fontSize: 'var(--table-text)',
    lineHeight: 1.4,
    borderInlineStart: '3px solid transparent',
  },
  '& button:hover': { backgroundColor: 'action.hover' },
  '& button:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& [aria-current]': { borderInlineStartColor: 'primary.main', backgroundColor: 'action.selected' },
} as const;

import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { orderHistoryLine } from '@mall/web-kit';
import type { OrderEventView } from '@mall/contracts/order';
import { useReaderLocale } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { DictionaryWord } from '../components/StatusWord.js';
import { PersonName } from '../components/PersonName.js';

/** The history of an order, newest first. */
export function OrderTimeline({ events }: { readonly events: readonly OrderEventView[] }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const newestFirst = [...events].sort((a, b) => b.seq - a.seq);
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, fontSize: '0.875rem' }}
    >
      {newestFirst.map((event) => (
        <Box
          component="li"
          key={event.seq}
          sx={{
            pl: 2,
            borderInlineStart: 2,
            borderColor: 'divider',
            '&:first-of-type': { borderColor: 'primary.main' },
          }}
        >
          <Box sx={{ fontWeight: 600 }}>
            {orderHistoryLine(event.action, 'desk')?.[locale] ?? event.action}
          </Box>
          {event.from !== null && event.from !== event.to && (
            <Box sx={{ color: 'text.secondary' }}>
              <DictionaryWord dictionary="order_status" value={event.from} /> →{' '}
              <DictionaryWord dictionary="order_status" value={event.to} />
            </Box>
          )}
          {event.reason && <Box sx={{ overflowWrap: 'anywhere' }}>{event.reason}</Box>}
          <Box sx={{ color: 'text.secondary' }}>
            <Moment at={event.createTime} /> · {translate(`console.actors.${event.actor}`)}
            {event.actorName && (
              <> {event.actor === 'staff' ? <PersonName login={event.actorName} /> : event.actorName}</>
            )}
            {event.ip && ` · IP ${event.ip}`}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

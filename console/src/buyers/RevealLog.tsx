import { Box } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import type { RevealView } from '@mall/contracts/user';
import { mustLoad } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';

/** Shows who looked at this buyer's documents, when and why. */
export function RevealLog({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const { data } = useGetList<RevealView & { id: string }>(
    'buyer-reveals',
    {
      filter: { userId },
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'createTime', order: 'DESC' },
    },
    mustLoad,
  );
  if (data?.length === 0) return translate('console.buyers.neverRevealed');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, fontSize: '0.875rem' }}>
      {data?.map((row) => (
        <li key={row.revealId}>
          <Moment at={row.createTime} /> · {row.staffName}
          {row.ip && ` · ${row.ip}`}
          <Box sx={{ color: 'text.secondary' }}>{row.reason}</Box>
        </li>
      ))}
    </Box>
  );
}

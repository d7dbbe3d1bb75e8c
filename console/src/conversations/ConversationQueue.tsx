import { Alert, Box, List, Paper, Tab, Tabs, TextField, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { session, sideOf } from '../api/mall.js';
import { useRead } from '../api/use-call.js';
import { QueueRow } from './QueueRow.js';
import { ResponseFigures } from './ResponseFigures.js';

/** Interval at which new questions are fetched, in addition to live notices. */
const REFRESH_MS = 10_000;
const ROWS = 50;

type Shown = 'waiting' | 'mine' | 'all';

interface ConversationQueueProps {
  readonly chosen: string | undefined;
  readonly onChoose: (conversationId: string) => void;
}

/** Lists the buyers who wait for an answer, the longest waiting first; the search covers all conversations. */
export function ConversationQueue({ chosen, onChoose }: ConversationQueueProps) {
  const translate = useTranslate();
  const isStaff = sideOf(session.current?.accessToken) === 'staff';
  const [shown, setShown] = useState<Shown>('all');
  const [words, setWords] = useState('');
  const keyWord = useDeferredValue(words.trim());
  const { data, error } = useRead(
    'chat.desk.page',
    {
      current: 1,
      size: ROWS,
      ...(shown === 'all' ? {} : { state: shown }),
      ...(keyWord === '' ? {} : { keyWord }),
    },
    { refetchInterval: REFRESH_MS, placeholderData: (before) => before },
  );
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <Tabs value={shown} onChange={(_, next: Shown) => setShown(next)} variant="fullWidth">
        <Tab value="all" label={translate('console.chat.all')} />
        <Tab value="waiting" label={translate('console.chat.waiting')} />
        {isStaff && <Tab value="mine" label={translate('console.chat.mine')} />}
      </Tabs>
      <Box sx={{ p: 1 }}>
        <TextField
          size="small"
          fullWidth
          label={translate('console.chat.search')}
          value={words}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          onChange={({ target }) => setWords(target.value)}
        />
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.total === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {translate('console.chat.none')}
        </Typography>
      )}
      <List
        dense
        disablePadding
        sx={{ flex: 1, overflowY: 'auto' }}
        aria-label={translate('console.chat.title')}
      >
        {data?.records.map((row) => (
          <QueueRow
            key={row.conversationId}
            conversation={row}
            isChosen={row.conversationId === chosen}
            onChoose={onChoose}
          />
        ))}
      </List>
      <ResponseFigures />
    </Paper>
  );
}

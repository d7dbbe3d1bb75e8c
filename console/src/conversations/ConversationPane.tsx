import { Alert, Paper, Skeleton } from '@mui/material';
import { useRead } from '../api/use-call.js';
import { ConversationThread } from './ConversationThread.js';

interface ConversationPaneProps {
  readonly conversationId: string;
  readonly onBack: () => void;
}

/** Shows one conversation, once its subject is loaded. */
export function ConversationPane({ conversationId, onBack }: ConversationPaneProps) {
  const { data, error } = useRead('chat.desk.one', { conversationId });
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? (
        <ConversationThread conversation={data} onBack={onBack} />
      ) : (
        !error && <Skeleton variant="rounded" height={320} />
      )}
    </Paper>
  );
}

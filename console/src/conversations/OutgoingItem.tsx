import type { Outgoing } from '@mall/web-kit';
import { Box, Button, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMessageWords } from '../components/use-message-words.js';

interface OutgoingItemProps {
  readonly outgoing: Outgoing;
  readonly onRemove: () => void;
}

/** A message being sent, or refused by the server. */
export function OutgoingItem({ outgoing: { content, refusal }, onRemove }: OutgoingItemProps) {
  const translate = useTranslate();
  const wordsOf = useMessageWords();
  return (
    <ListItem disablePadding sx={{ justifyContent: 'flex-end' }}>
      <Box sx={{ maxWidth: '80%', px: 1.5, py: 1, borderRadius: 2, backgroundColor: 'action.selected' }}>
        <Typography sx={{ fontSize: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {wordsOf(content)}
        </Typography>
        <Typography variant="caption" color={refusal === undefined ? 'text.secondary' : 'error'}>
          {translate(refusal === undefined ? 'console.chat.state.sending' : 'console.chat.refused')}
        </Typography>
        {refusal !== undefined && (
          <Button size="small" onClick={onRemove}>
            {translate('console.chat.remove')}
          </Button>
        )}
      </Box>
    </ListItem>
  );
}

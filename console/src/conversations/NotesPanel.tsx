import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  TextField,
  Typography,
} from '@mui/material';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import type { FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { useDraft } from './drafts.js';
import type { Conversation } from './use-conversation.js';

/** Notes of staff for each other, which the buyer and the shop never see. */
export function NotesPanel({
  conversation: { conversationId, notes },
}: {
  readonly conversation: Conversation;
}) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [text, setText] = useDraft(`${conversationId}/note`);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await call('chat.desk.addNote', { conversationId, text: text.trim() });
      setText('');
      await queryClient.invalidateQueries({ queryKey: ['chat.desk.one'] });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  return (
    <Accordion disableGutters square>
      <AccordionSummary expandIcon={<ExpandMoreOutlined />}>
        {translate('console.chat.notes')}
        {notes.length > 0 && ` (${notes.length})`}
      </AccordionSummary>
      <AccordionDetails sx={{ maxHeight: 240, overflowY: 'auto' }}>
        {notes.map(({ noteId, authorName, text: words, createTime }) => (
          <Box key={noteId} sx={{ pb: 1 }}>
            <Typography variant="caption" color="text.secondary">
              {authorName} · <Moment at={createTime} />
            </Typography>
            <Typography sx={{ fontSize: 'inherit', whiteSpace: 'pre-wrap' }}>{words}</Typography>
          </Box>
        ))}
        <Box
          component="form"
          onSubmit={(event: FormEvent) => void add(event)}
          sx={{ display: 'flex', gap: 1 }}
        >
          <TextField
            size="small"
            fullWidth
            label={translate('console.chat.note')}
            value={text}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={text.trim() === ''}>
            {translate('console.chat.addNote')}
          </Button>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

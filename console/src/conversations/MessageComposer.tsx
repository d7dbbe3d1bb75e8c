import { fileIdOf } from '@mall/contracts/file';
import { CHAT_PICTURE, MESSAGE_MAX, QUICK_REPLY_PREFIX, quickReplies } from '@mall/contracts/chat';
import type { ChatClient } from '@mall/web-kit';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Box, Button, Chip, IconButton, TextField } from '@mui/material';
import { useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useReaderLocale, useUpload } from '../api/use-call.js';

/** Enter sends, Shift and Enter begins a line. */
export function MessageComposer({ client }: { readonly client: ChatClient }) {
  const translate = useTranslate();
  const notify = useNotify();
  const upload = useUpload();
  const locale = useReaderLocale();
  const [text, setText] = useState('');
  const [isUploading, setUploading] = useState(false);
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    if (text.trim() === '') return;
    client.say(text.trim());
    setText('');
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const attach = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setUploading(true);
    try {
      const fileId = fileIdOf(await upload(file, 'chat'));
      client.say(`${CHAT_PICTURE}${fileId ?? ''}`);
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    } finally {
      setUploading(false);
      target.value = '';
    }
  };
  return (
    <Box component="form" onSubmit={send} sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box
        role="group"
        aria-label={translate('console.chat.quick')}
        sx={{ display: 'flex', gap: 1, pb: 1, flexWrap: 'wrap' }}
      >
        {SELLER_KEYS.map((key) => (
          <Chip
            key={key}
            size="small"
            variant="outlined"
            label={quickReplies[key].text[locale]}
            onClick={() => client.say(`${QUICK_REPLY_PREFIX}${key}`)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        <IconButton component="label" disabled={isUploading} aria-label={translate('console.chat.attach')}>
          <ImageOutlined />
          <input
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp,image/gif"
            onChange={(event) => void attach(event)}
          />
        </IconButton>
        <TextField
          size="small"
          fullWidth
          multiline
          maxRows={6}
          label={translate('console.chat.message')}
          value={text}
          slotProps={{ htmlInput: { maxLength: MESSAGE_MAX } }}
          onChange={({ target }) => {
            setText(target.value);
            client.typing();
          }}
          onKeyDown={onKey}
        />
        <Button type="submit" variant="contained" disabled={text.trim() === ''}>
          {translate('console.chat.send')}
        </Button>
      </Box>
    </Box>
  );
}

const SELLER_KEYS = (Object.keys(quickReplies) as (keyof typeof quickReplies)[]).filter(
  (key) => quickReplies[key].by === 'seller',
);

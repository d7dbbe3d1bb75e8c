import { fileIdOf } from '@mall/contracts/file';
import { MESSAGE_MAX, QUICK_REPLY_PREFIX, quickReplies } from '@mall/contracts/chat';
import type { ChatClient } from '@mall/web-kit';
import { CHAT_PICTURE_TYPES, useMessageDraft } from '@mall/web-kit/react';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import { Box, Button, Chip, IconButton, TextField } from '@mui/material';
import { useRef, type KeyboardEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useReaderLocale, useUpload } from '../api/use-call.js';
import { CannedAnswers } from './CannedAnswers.js';
import { useDraft } from './drafts.js';
import { PaperMenu } from './PaperMenu.js';
import { PlaceMenu } from './PlaceMenu.js';
import { matching, typedKeyword, useCannedAnswers } from './use-canned-answers.js';
import type { Conversation } from './use-conversation.js';

interface MessageComposerProps {
  readonly client: ChatClient;
  readonly conversation: Conversation;
}

/** The input for a message, with quick replies of the seller. */
export function MessageComposer({ client, conversation }: MessageComposerProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const upload = useUpload();
  const locale = useReaderLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useMessageDraft({
    client,
    upload: async (file) => fileIdOf(await upload(file, 'chat')) ?? '',
    onFailed: (message) => notify(message, { type: 'error' }),
    locale,
    kept: useDraft(`${conversation.conversationId}/message`),
  });
  const typed = typedKeyword(draft.text);
  const isDesk = conversation.side === 'desk';
  const offered = matching(useCannedAnswers(conversation, typed !== undefined), typed ?? '');
  const isChoosing = isDesk && typed !== undefined;
  const choose = (text: string): void => {
    draft.onText(text);
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!isChoosing || event.key !== 'Enter' || event.nativeEvent.isComposing) return draft.onKey(event);
    // The keyword after the slash must never be sent to the buyer.
    event.preventDefault();
    if (offered[0]) choose(offered[0].text);
  };
  return (
    <Box component="form" onSubmit={draft.onSubmit} sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
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
      {isChoosing && <CannedAnswers answers={offered} onChoose={choose} />}
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, alignItems: 'flex-end' }}>
        <IconButton
          component="label"
          disabled={draft.isUploading}
          aria-label={translate('console.chat.attach')}
        >
          <ImageOutlined />
          <input type="file" hidden accept={CHAT_PICTURE_TYPES} onChange={draft.onPicture} />
        </IconButton>
        {isDesk && (
          <IconButton
            aria-label={translate('console.chat.canned')}
            disabled={!draft.isEmpty}
            onClick={() => choose('/')}
          >
            <QuickreplyOutlined />
          </IconButton>
        )}
        <PaperMenu conversation={conversation} onSend={(content) => client.say(content)} />
        <PlaceMenu conversation={conversation} onSend={(content) => client.say(content)} />
        <TextField
          size="small"
          sx={{ flex: { xs: '1 1 60%', sm: '1 1 auto' } }}
          multiline
          maxRows={6}
          label={translate('console.chat.message')}
          value={draft.text}
          slotProps={{ htmlInput: { maxLength: MESSAGE_MAX } }}
          onChange={({ target }) => draft.onText(target.value)}
          inputRef={field}
          onKeyDown={onKey}
        />
        <Button type="submit" variant="contained" disabled={draft.isEmpty || isChoosing}>
          {translate('console.chat.send')}
        </Button>
      </Box>
    </Box>
  );
}

const SELLER_KEYS = (Object.keys(quickReplies) as (keyof typeof quickReplies)[]).filter(
  (key) => quickReplies[key].by === 'seller',
);

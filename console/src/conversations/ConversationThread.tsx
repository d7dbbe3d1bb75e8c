import { Alert, Box, Button, List, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ConversationHead } from './ConversationHead.js';
import { MessageComposer } from './MessageComposer.js';
import { MessageItem } from './MessageItem.js';
import { NotesPanel } from './NotesPanel.js';
import { OutgoingItem } from './OutgoingItem.js';
import { orderIdOf, useConversation, type Conversation } from './use-conversation.js';

interface ConversationThreadProps {
  readonly conversation: Conversation;
  readonly onBack: () => void;
}

/** Shows the messages of a conversation, the input for an answer, and the notes of staff. */
export function ConversationThread({ conversation, onBack }: ConversationThreadProps) {
  const translate = useTranslate();
  const { client, thread, state, isTyping, hasFailed } = useConversation(conversation);
  const { messages, outgoing, marks, hasOlder } = thread;
  const end = useRef<HTMLDivElement>(null);
  const last = messages?.at(-1)?.seq;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [last, outgoing.length]);
  return (
    <>
      <ConversationHead conversation={conversation} onBack={onBack} onRefresh={() => void client.load()} />
      {state !== 'open' && messages && <Alert severity="warning">{translate('console.chat.offline')}</Alert>}
      {hasFailed && !messages && <Alert severity="error">{translate('console.chat.failed')}</Alert>}
      <Box sx={{ flex: 1, overflowY: 'auto', p: 1.5, minHeight: 120 }}>
        {hasOlder && (
          <Button size="small" onClick={() => void client.loadOlder()}>
            {translate('console.chat.older')}
          </Button>
        )}
        <List dense disablePadding aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
          {messages?.map((message) => (
            <MessageItem
              key={message.seq}
              message={message}
              orderId={orderIdOf(conversation)}
              own={conversation.side}
              marks={marks}
            />
          ))}
          {outgoing.map((one) => (
            <OutgoingItem key={one.clientId} outgoing={one} onRemove={() => client.drop(one.clientId)} />
          ))}
        </List>
        {isTyping && (
          <Typography variant="caption" color="text.secondary">
            {translate('console.chat.typing')}
          </Typography>
        )}
        <div ref={end} />
      </Box>
      <MessageComposer client={client} conversation={conversation} />
      {conversation.side === 'desk' && <NotesPanel conversation={conversation} />}
    </>
  );
}

import { Badge, Box, Chip, ListItem, ListItemButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';
import { Age } from '../components/Moment.js';
import { useMessageWords } from '../components/use-message-words.js';
import type { ListedConversation } from './use-conversation.js';

interface QueueRowProps {
  readonly conversation: ListedConversation;
  readonly isChosen: boolean;
  readonly onChoose: (conversationId: string) => void;
}

/** A row of the list: buyer, subject, last words, and how long the buyer has waited. */
export function QueueRow({ conversation, isChosen, onChoose }: QueueRowProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const wordsOf = useMessageWords();
  const { conversationId, nickname, personId, subject, title, unread, lastContent, lastTime, waitingSince } =
    conversation;
  return (
    <ListItem disablePadding divider>
      <ListItemButton selected={isChosen} onClick={() => onChoose(conversationId)}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography noWrap sx={{ fontWeight: 600, fontSize: 'inherit', flex: 1 }}>
              {nickname || personId}
            </Typography>
            {unread > 0 && (
              <Badge
                badgeContent={unread}
                max={99}
                color="error"
                role="img"
                aria-label={translate('console.chat.unread', { count: unread })}
                sx={{ mr: 1.5 }}
              />
            )}
          </Box>
          <Typography noWrap variant="body2">
            {subject === 'desk' ? translate('console.chat.desk') : title[locale]}
          </Typography>
          <Typography noWrap variant="body2" color="text.secondary">
            {wordsOf(lastContent)}
          </Typography>
          <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
            {waitingSince ? (
              <Chip
                size="small"
                color="warning"
                variant="outlined"
                label={
                  <>
                    {translate('console.chat.waiting')}: <Age at={waitingSince} />
                  </>
                }
              />
            ) : (
              <Age at={lastTime} />
            )}
          </Box>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

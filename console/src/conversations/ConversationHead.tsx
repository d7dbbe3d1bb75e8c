import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { Box, IconButton, Link, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { saveAs } from '../components/save-as.js';
import { Assignment } from './Assignment.js';
import type { Conversation } from './use-conversation.js';

interface ConversationHeadProps {
  readonly conversation: Conversation;
  readonly onBack: () => void;
  readonly onRefresh: () => void;
}

/** Shows the participants and the subject, with a link to the car or the order, and who answers. */
export function ConversationHead({ conversation, onBack, onRefresh }: ConversationHeadProps) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const locale = useReaderLocale();
  const { conversationId, side, nickname, personId, subject, subjectId, title, picture, shopName } =
    conversation;
  const download = async (): Promise<void> => {
    try {
      const record = await call('chat.desk.record', { conversationId });
      const file = new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' });
      saveAs(file, `conversation-${conversationId}`, 'json');
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        onClick={onBack}
        aria-label={translate('console.chat.back')}
        sx={{ display: { md: 'none' } }}
      >
        <ArrowBackOutlined />
      </IconButton>
      {picture && (
        <Box
          component="img"
          src={picture}
          alt=""
          sx={{ width: 64, height: 48, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Typography component="h2" sx={{ fontWeight: 600, fontSize: 'inherit' }}>
          {nickname || personId}
        </Typography>
        {subject === 'desk' || !subjectId ? (
          <Typography variant="body2">{translate('console.chat.desk')}</Typography>
        ) : (
          <Link
            component={RouterLink}
            to={subject === 'car' ? `/cars/${subjectId}` : `/orders/${subjectId}/show`}
          >
            {title[locale]}
          </Link>
        )}
        {shopName && (
          <Typography variant="body2" color="text.secondary">
            {shopName}
          </Typography>
        )}
      </Box>
      <Assignment conversation={conversation} />
      <IconButton onClick={onRefresh} aria-label={translate('console.chat.refresh')}>
        <RefreshOutlined fontSize="small" />
      </IconButton>
      {side === 'desk' && (
        <IconButton onClick={() => void download()} aria-label={translate('console.chat.record')}>
          <DownloadOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

import { Title, useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';
import { useSearchParams } from 'react-router';
import { ConversationPane } from './ConversationPane.js';
import { ConversationQueue } from './ConversationQueue.js';
import { DraftsContext, useDrafts } from './drafts.js';

/** Below this width, either the list or the conversation is shown. */
const TWO_PANES = 'md';

/** Lists conversations on the left and shows the chosen one on the right; the choice is in the URL. */
export function ConversationsPage() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const drafts = useDrafts();
  const chosen = search.get('conversationId') ?? undefined;
  const choose = (conversationId: string | undefined): void =>
    setSearch(conversationId ? { conversationId } : {});
  return (
    <Box sx={{ display: 'flex', gap: 2, height: 'calc(100vh - 130px)', minHeight: 420 }}>
      <Title title={translate('console.chat.title')} />
      <Box
        sx={{
          display: { xs: chosen ? 'none' : 'flex', [TWO_PANES]: 'flex' },
          flexDirection: 'column',
          width: { xs: '100%', [TWO_PANES]: 360 },
          flexShrink: 0,
          minHeight: 0,
        }}
      >
        <ConversationQueue chosen={chosen} onChoose={choose} />
      </Box>
      <Box
        sx={{
          display: { xs: chosen ? 'flex' : 'none', [TWO_PANES]: 'flex' },
          flex: 1,
          minWidth: 0,
          minHeight: 0,
        }}
      >
        {chosen ? (
          <DraftsContext value={drafts}>
            <ConversationPane key={chosen} conversationId={chosen} onBack={() => choose(undefined)} />
          </DraftsContext>
        ) : (
          <Typography variant="body2" color="text.secondary" sx={{ m: 'auto' }}>
            {translate('console.chat.choose')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Drawer, IconButton, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NoticeList } from './NoticeList.js';
import { NoticeSettings } from './NoticeSettings.js';

type Shown = 'unread' | 'all' | 'settings';

/** Shows the reader's notices beside the current page, and the settings of what reaches them. */
export function NoticeDrawer({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<Shown>('all');
  const title = translate('console.notices.title');
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: paper } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, minHeight: 48 }}>
        <Typography component="h2" sx={{ flex: 1, fontWeight: 600 }}>
          {title}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Box>
      <Tabs value={shown} onChange={(_, next: Shown) => setShown(next)} variant="fullWidth">
        <Tab value="all" label={translate('console.notices.all')} />
        <Tab value="unread" label={translate('console.notices.unread')} />
        <Tab value="settings" label={translate('console.notices.settings')} />
      </Tabs>
      {shown === 'settings' ? (
        <NoticeSettings />
      ) : (
        <NoticeList key={shown} onlyUnread={shown === 'unread'} onFollow={onClose} />
      )}
    </Drawer>
  );
}

const paper = { width: 440, maxWidth: '100vw' } as const;

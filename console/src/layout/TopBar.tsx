import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useMemo } from 'react';
import { LoadingIndicator, TitlePortal, useTranslate } from 'react-admin';
import { DisplayPanel } from '../display/DisplayPanel.js';
import { FullScreenButton } from '../display/FullScreenButton.js';
import { ThemeButton } from '../display/ThemeButton.js';
import { useShown } from '../display/display-settings.js';
import { ErrorLogButton } from '../error-log/ErrorLogButton.js';
import { LockButton } from '../lock/LockButton.js';
import { NoticeButton } from '../notices/NoticeButton.js';
import { AtHand } from '../palette/AtHand.js';
import { AccountMenu } from './AccountMenu.js';
import { targetsOf } from './menu-nodes.js';
import { TopMenu } from './TopMenu.js';
import { useScreenLevel } from './screen-level.js';
import { useMenu } from './use-menu.js';
import { useSidebar } from './use-sidebar.js';
import { useLeaving } from '../tabs/use-leaving.js';
import { LanguageButton } from './LanguageButton.js';

/** The top bar, 48 px high. `isBare` omits the parts that belong to the menu. */
export function TopBar({ isBare }: { readonly isBare: boolean }) {
  const translate = useTranslate();
  const level = useScreenLevel();
  const isShown = useShown();
  const { isOpen, setOpen } = useSidebar();
  const { nodes } = useMenu();
  const pages = useMemo(() => targetsOf(nodes ?? []), [nodes]);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        height: 48,
        px: 1,
        backgroundColor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {!isBare && isShown('collapse') && (
        <IconButton
          color="inherit"
          aria-expanded={isOpen}
          aria-label={translate(isOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')}
          onClick={() => setOpen(!isOpen)}
        >
          <MenuOutlined fontSize="small" />
        </IconButton>
      )}
      <Typography component="h1" sx={{ flex: 1, minWidth: 0, fontSize: 'inherit' }}>
        <TitlePortal
          variant="h1"
          component="span"
          // Keeps the space in a title of two parts.
          sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' }}
        />
      </Typography>
      {!isBare && <TopMenu />}
      {!isBare && <AtHand pages={pages} />}
      {!isBare && <NoticeButton />}
      {level > 0 && isShown('debug') && <ErrorLogButton />}
      {isShown('lock') && <LockButton />}
      {level > 0 && <ThemeButton />}
      {level > 0 && isShown('fullScreen') && <FullScreenButton />}
      {level > 0 && <LoadingIndicator />}
      <SafeLanguageButton />
      <AccountMenu />
      <DisplayPanel />
    </Box>
  );
}

/** Asks before the reload for another language loses unsaved work. */
function SafeLanguageButton() {
  const { leave, question } = useLeaving();
  return (
    <>
      <LanguageButton before={leave} />
      {question}
    </>
  );
}

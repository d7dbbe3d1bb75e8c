import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { LoadingIndicator, TitlePortal, useTranslate } from 'react-admin';
import { AccountMenu } from './AccountMenu.js';
import { AppearanceButton } from './AppearanceButton.js';
import { LanguageButton } from './LanguageButton.js';
import { useScreenLevel } from './screen-level.js';
import { useSidebar } from './use-sidebar.js';

/** 48 px high. `isBare` leaves out what belongs to the menu. */
export function TopBar({ isBare }: { readonly isBare: boolean }) {
  const translate = useTranslate();
  const level = useScreenLevel();
  const { isOpen, setOpen } = useSidebar();
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
      {!isBare && (
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
          sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        />
      </Typography>
      <LanguageButton />
      {level > 0 && <AppearanceButton />}
      {level > 0 && <LoadingIndicator />}
      <AccountMenu />
    </Box>
  );
}

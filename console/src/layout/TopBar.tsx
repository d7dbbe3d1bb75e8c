import { Box, useMediaQuery, type Theme } from '@mui/material';
import { AppBar, LoadingIndicator, TitlePortal } from 'react-admin';
import { useAppearance } from '../theme/AppearanceProvider.js';
import { TONES } from '../theme/looks.js';
import { AccountMenu } from './AccountMenu.js';
import { AppearanceButton } from './AppearanceButton.js';
import { LanguageButton } from './LanguageButton.js';

export function TopBar() {
  const { appearance } = useAppearance();
  const tones = TONES[appearance.look];
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <AppBar
      elevation={0}
      userMenu={<AccountMenu />}
      toolbar={
        <>
          <LanguageButton />
          {!isSmall && <AppearanceButton />}
          {!isSmall && <LoadingIndicator />}
        </>
      }
      sx={{
        color: tones.ink,
        backgroundColor: tones.paper,
        borderBottom: `1px solid ${tones.line}`,
        '& .RaAppBar-toolbar': { gap: 0.5 },
      }}
    >
      <Box component="h1" sx={{ flex: 1, m: 0, minWidth: 0, fontSize: 'inherit', fontWeight: 'inherit' }}>
        <TitlePortal
          variant="h1"
          component="span"
          sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        />
      </Box>
    </AppBar>
  );
}

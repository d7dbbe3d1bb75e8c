import { Box, useMediaQuery, type Theme } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  AppBar,
  Layout,
  LoadingIndicator,
  TitlePortal,
  useLogout,
  useNotify,
  useTranslate,
} from 'react-admin';
import { onSessionEnded, stayFresh } from '../api/mall.js';
import { useReaderLocale } from '../api/use-call.js';
import { useAppearance } from '../theme/AppearanceProvider.js';
import { TONES } from '../theme/looks.js';
import { AccountMenu } from './AccountMenu.js';
import { AppearanceButton } from './AppearanceButton.js';
import { LanguageButton } from './LanguageButton.js';
import { SideMenu } from './SideMenu.js';

function TopBar() {
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

/** Everything around a page; keeps the session alive while it is open. */
export function ConsoleLayout({ children }: { readonly children?: ReactNode }) {
  const { appearance } = useAppearance();
  const tones = TONES[appearance.look];
  useEffect(stayFresh, []);
  useSessionEnd();
  useTextsOfServer();
  usePageTitle();
  return (
    <Layout
      appBar={TopBar}
      menu={SideMenu}
      sx={{
        // Wide tables scroll in themselves, never the page.
        minWidth: 0,
        '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content': { p: { xs: 1, sm: 2 }, minWidth: 0 },
        '& .RaSidebar-fixed, & .RaSidebar-paperAnchorLeft': {
          backgroundColor: tones.side,
          scrollbarWidth: 'none',
          width: 'inherit',
        },
        '& .RaSidebar-docked': { borderInlineEnd: `1px solid ${tones.line}`, backgroundColor: tones.side },
      }}
    >
      {children}
    </Layout>
  );
}

/** Leads back to the sign-in page when the server has ended the session. */
function useSessionEnd(): void {
  const logout = useLogout();
  const notify = useNotify();
  useEffect(
    () =>
      onSessionEnded(() => {
        notify('ra.notification.logged_out', { type: 'warning' });
        void logout();
      }),
    [logout, notify],
  );
}

/** Names that come from the server are asked for anew when the language changes. */
function useTextsOfServer(): void {
  const locale = useReaderLocale();
  const queryClient = useQueryClient();
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    void queryClient.invalidateQueries();
  }, [locale, queryClient]);
}

/** The tab of the browser says what its page says. */
function usePageTitle(): void {
  const translate = useTranslate();
  const brand = translate('console.brand');
  useEffect(() => {
    const title = document.getElementById('react-admin-title');
    const say = () => {
      document.title = title?.textContent ? `${title.textContent} · ${brand}` : brand;
    };
    say();
    if (!title) return undefined;
    const observer = new MutationObserver(say);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [brand]);
}

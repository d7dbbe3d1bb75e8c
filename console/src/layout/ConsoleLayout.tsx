import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Layout } from 'react-admin';
import { stayFresh } from '../api/mall.js';
import { useReaderLocale } from '../api/use-call.js';
import { useAppearance } from '../theme/AppearanceProvider.js';
import { TONES } from '../theme/looks.js';
import { SideMenu } from './SideMenu.js';
import { TopBar } from './TopBar.js';
import { usePageTitle } from './use-page-title.js';
import { useSessionEnd } from './use-session-end.js';

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

import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { SkipNavigationButton } from 'react-admin';
import { stayFresh } from '../api/mall.js';
import { ownSettings } from '../api/own-settings.js';
import { ChatPopover } from '../chat-popover/ChatPopover.js';
import { useShown } from '../display/display-settings.js';
import { useOwnValidity } from '../i18n/use-own-validity.js';
import { keepQueriesOfTabs } from '../tabs/query-keeper.js';
import { TabPanes } from '../tabs/TabPanes.js';
import { TabStrip } from '../tabs/TabStrip.js';
import { useUnsavedWarning } from '../tabs/use-tabs.js';
import { ProgressBar } from './ProgressBar.js';
import { StepUpDialog } from '../second-factor/StepUpDialog.js';
import { SideBar } from './SideBar.js';
import { SignInAgainDialog } from './SignInAgainDialog.js';
import { TopBar } from './TopBar.js';
import { ViewAsBanner } from './ViewAsBanner.js';
import { useUncachedPages } from './use-menu.js';
import { usePageTitle } from './use-page-title.js';
import { useSessionEnd } from './use-session-end.js';
import { forgetRecord, keepRecord, keptRecord } from '../api/records.js';

/** The frame around the pages; keeps the session alive while it is open. */
export function ConsoleLayout({ children }: { readonly children?: ReactNode }) {
  const queryClient = useQueryClient();
  const isBare = isOnlyContent();
  const isShown = useShown();
  useEffect(stayFresh, []);
  useEffect(() => void ownSettings.start(), []);
  useEffect(() => keepQueriesOfTabs(queryClient), [queryClient]);
  useSessionEnd();
  useUncachedPages();
  usePageTitle();
  useUnsavedWarning();
  useOwnValidity();
  return (
    <Box sx={{ minHeight: '100vh', backgroundColor: 'background.default', color: 'text.primary' }}>
      <SkipNavigationButton />
      <SignInAgainDialog />
      <StepUpDialog />
      {!isBare && <ChatPopover />}
      <Box component="header" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
        <ProgressBar />
        <ViewAsBanner />
        <TopBar isBare={isBare} />
        {!isBare && isShown('tag') && <TabStrip />}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {!isBare && <SideBar />}
        <Box component="main" id="main-content" sx={contentStyle}>
          <TabPanes>{children}</TabPanes>
        </Box>
      </Box>
    </Box>
  );
}

const contentStyle = {
  flex: 1,
  // Wide tables scroll by themselves, not the page.
  minWidth: 0,
  p: { xs: 1, sm: 2 },
  // The class is repeated, because react-admin's own rule comes later.
  '& .RaEdit-noActions.RaEdit-noActions, & .RaCreate-noActions.RaCreate-noActions, & .RaShow-noActions.RaShow-noActions':
    { mt: 0 },
} as const;

const RECORD = 'onlyContent';

/** Whether this browser tab shows the page without menu and tabs: `?onlyContent=1` at the first address. */
function isOnlyContent(): boolean {
  const asked = new URLSearchParams(window.location.search).get('onlyContent');
  if (asked === '1') keepRecord(RECORD, true, 'session');
  if (asked === '0') forgetRecord(RECORD, 'session');
  return keptRecord(RECORD, 'session') === true;
}

import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, IconButton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NavLink, useLocation } from 'react-router';
import { MoreMenu } from './MoreMenu.js';
import { tabStore } from './tab-store.js';
import { HOME, type Tab } from './tabs.js';
import { stripStyle } from './tab-strip-style.js';
import { UnsavedQuestion } from './UnsavedQuestion.js';
import { useCloseTabs } from './use-close-tabs.js';
import { useTabs } from './use-tabs.js';

/** One tab for each visited page; tabs can be reordered by dragging. */
export function TabStrip() {
  const translate = useTranslate();
  const { tabs } = useTabs();
  const { pathname } = useLocation();
  const closing = useCloseTabs();
  const [dragged, setDragged] = useState<string>();
  return (
    <Box component="nav" aria-label={translate('console.tabs.title')} sx={stripStyle}>
      <ul>
        {tabs.map((tab, index) => (
          <li
            key={tab.value}
            draggable={tab.close}
            onDragStart={() => setDragged(tab.value)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => dragged !== undefined && tabStore.move(dragged, index)}
          >
            <TabLink tab={tab} isShown={tab.value === pathname} />
            {tab.close && (
              <IconButton
                size="small"
                color="inherit"
                aria-label={translate('console.tabs.close')}
                aria-describedby={tab.value}
                onClick={() => closing.close([tab])}
              >
                <CloseOutlined />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <MoreMenu onClose={closing.close} />
      <UnsavedQuestion
        isOpen={closing.asked.length > 0}
        tabs={closing.asked}
        what="console.tabs.closeSure"
        confirm="console.tabs.closeConfirm"
        onConfirm={closing.confirm}
        onClose={closing.cancel}
      />
    </Box>
  );
}

type Translate = ReturnType<typeof useTranslate>;

/** Returns the heading of the page; before it has been shown, that of its list, or its address. */
function nameOf({ label, value }: Tab, translate: Translate): string {
  if (label) return label;
  if (value === HOME) return translate('console.tabs.home');
  const [, resource] = value.split('/');
  return translate(`resources.${resource}.name`, { smart_count: 2, _: value });
}

function TabLink({ tab, isShown }: { readonly tab: Tab; readonly isShown: boolean }) {
  const translate = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  const isUnsaved = tabStore.isUnsaved(tab.value);
  useEffect(() => {
    if (isShown) link.current?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown, tab.label]);
  return (
    <NavLink ref={link} to={tab.value + tab.query} end draggable={false} title={nameOf(tab, translate)}>
      {isUnsaved && <span className="unsaved" role="img" aria-label={translate('console.tabs.unsaved')} />}
      <span className="name" id={tab.value}>
        {nameOf(tab, translate)}
      </span>
    </NavLink>
  );
}

import ExpandMore from '@mui/icons-material/ExpandMore';
import { Divider, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { tabStore } from './tab-store.js';
import type { Tab } from './tabs.js';
import { useTabs } from './use-tabs.js';

/** Closes this tab, the others or all; moves this one. */
export function MoreMenu({ onClose }: { readonly onClose: (tabs: readonly Tab[]) => void }) {
  const translate = useTranslate();
  const { tabs } = useTabs();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const index = tabs.findIndex(({ value }) => value === pathname);
  const current = tabs[index];
  const others = tabs.filter((tab) => tab.close && tab !== current);
  const entry = (text: string, isOpen: boolean, act: () => void) => (
    <MenuItem
      disabled={!isOpen}
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      {translate(`console.tabs.${text}`)}
    </MenuItem>
  );
  const canMove = current?.close === true;
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={translate('console.tabs.more')}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: 0, width: 36 }}
      >
        <ExpandMore fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entry('closeThis', canMove, () => current && onClose([current]))}
        {entry('closeOthers', others.length > 0, () => onClose(others))}
        {entry(
          'closeAll',
          tabs.some(({ close }) => close),
          () => onClose(tabs),
        )}
        <Divider />
        {entry('moveLeft', canMove && index > 1, () => tabStore.move(pathname, index - 1))}
        {entry('moveRight', canMove && index < tabs.length - 1, () => tabStore.move(pathname, index + 1))}
      </Menu>
    </>
  );
}

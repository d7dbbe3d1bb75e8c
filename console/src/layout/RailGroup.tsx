import { Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { MenuNode } from '@mall/contracts/admin';
import { MenuIcon } from '../components/MenuIcon.js';
import { useWaitingBelow } from '../dashboard/use-waiting.js';
import { countAttribute } from './MenuEntry.js';
import { holdsPage, pagesOf } from './menu-nodes.js';

/** A group on the rail of a screen that is too low for all icons: one icon, whose pages open beside it. */
export function RailGroup({ node }: { readonly node: MenuNode }) {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const waiting = useWaitingBelow(node);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={node.label} placement="right" disableInteractive>
        <button
          type="button"
          aria-label={node.label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-current={holdsPage(node, pathname) ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          {...countAttribute(waiting)}
        >
          <MenuIcon name={node.icon} />
        </button>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { dense: true } }}
      >
        {pagesOf(node.children).map(({ id, label, path }) => (
          <MenuItem key={id} component={NavLink} to={path!} onClick={close} selected={pathname === path}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

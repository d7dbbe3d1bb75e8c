import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Box, Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Confirm, useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { PasswordDialog } from './PasswordDialog.js';

/** The menu of the signed-in person: password and sign out. */
export function AccountMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'none' | 'password' | 'logout'>('none');
  const open = (next: typeof dialog) => {
    setAnchor(null);
    setDialog(next);
  };
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<AccountCircleOutlined fontSize="small" />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={`${translate('ra.auth.user_menu')}: ${identity?.fullName ?? ''}`}
        sx={{
          minWidth: 0,
          maxWidth: 180,
          whiteSpace: 'nowrap',
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {identity?.fullName ?? '…'}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => open('password')}>
          <ListItemIcon>
            <KeyOutlined fontSize="small" />
          </ListItemIcon>
          {translate('console.account.password')}
        </MenuItem>
        <MenuItem onClick={() => open('logout')}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </Menu>
      <PasswordDialog isOpen={dialog === 'password'} onClose={() => setDialog('none')} />
      <Confirm
        isOpen={dialog === 'logout'}
        title="ra.auth.logout"
        content="console.account.logoutSure"
        onConfirm={() => void logout()}
        onClose={() => setDialog('none')}
      />
    </>
  );
}

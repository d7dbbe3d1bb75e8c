import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import { Box, Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Confirm, useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { signOut } from '../api/mall.js';
import { useReaderLocale } from '../api/use-call.js';
import { displayStore } from '../display/display-settings.js';
import { PasswordDialog } from '../person/PasswordDialog.js';
import { unsavedNames } from '../tabs/use-tabs.js';

/** Delay of the sign-in page after the server has ended the session, in milliseconds. Prescribed. */
export const LOGOUT_REDIRECT_MS = 500;

/** The menu of the signed-in person: home, own data, settings, password, sign out. */
export function AccountMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const navigate = useNavigate();
  const { identity } = useGetIdentity();
  const names = unsavedNames(useReaderLocale());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'none' | 'password' | 'logout'>('none');
  const leave = async () => {
    setDialog('none');
    await signOut();
    setTimeout(() => void logout(), LOGOUT_REDIRECT_MS);
  };
  const go = (act: () => unknown) => () => {
    setAnchor(null);
    act();
  };
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
        <MenuItem onClick={go(() => navigate('/'))}>
          <ListItemIcon>
            <HomeOutlined fontSize="small" />
          </ListItemIcon>
          {translate('console.account.home')}
        </MenuItem>
        <MenuItem onClick={go(() => navigate('/info/index'))}>
          <ListItemIcon>
            <BadgeOutlined fontSize="small" />
          </ListItemIcon>
          {translate('console.account.info')}
        </MenuItem>
        <MenuItem onClick={go(() => displayStore.shade(true))}>
          <ListItemIcon>
            <TuneOutlined fontSize="small" />
          </ListItemIcon>
          {translate('console.account.settings')}
        </MenuItem>
        <MenuItem onClick={go(() => navigate('/gallery'))}>
          <ListItemIcon>
            <WidgetsOutlined fontSize="small" />
          </ListItemIcon>
          {translate('console.gallery.title')}
        </MenuItem>
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
        content={translate(names ? 'console.account.logoutUnsaved' : 'console.account.logoutSure', { names })}
        onConfirm={() => void leave()}
        onClose={() => setDialog('none')}
      />
    </>
  );
}

import { useEffect } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { onSessionEnded } from '../api/mall.js';

/** Leads to the sign-in page when the server has ended the session. */
export function useSessionEnd(): void {
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

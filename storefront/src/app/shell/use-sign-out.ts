import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { forgetAllKept } from '../../components/forms/forget-all-kept.js';
import { signOut } from '../../mall/api.js';
import { clearLock } from '../../mall/lock.js';
import { queryClient } from '../../mall/query-client.js';
import { pathTo } from '../../mall/pages.js';
import { forgetVisitorLists } from '../../mall/visitor-lists.js';

/** Delay of the sign-in page after logging out, half a second. Prescribed. */
const REDIRECT_MS = 500;

export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void signOut().then(() => {
      clearLock();
      queryClient.clear();
      forgetAllKept();
      forgetVisitorLists();
      setTimeout(() => navigate(pathTo('login')), REDIRECT_MS);
    });
  }, [navigate]);
}

import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { tabStore } from '../tabs/tab-store.js';

/** Redirects to another address; keeps no tab. */
export function Forward({ to }: { readonly to: string }) {
  const { pathname } = useLocation();
  useEffect(() => () => tabStore.close([pathname]), [pathname]);
  return <Navigate to={to} replace />;
}

/** Redirects an unknown address to the error page. */
export const UnknownPage = () => <Forward to="/404" />;

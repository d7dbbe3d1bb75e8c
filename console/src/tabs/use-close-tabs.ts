import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tabStore } from './tab-store.js';
import { closed, nextAfter, type Tab } from './tabs.js';

export interface Closing {
  /** Closes tabs, after a question when work would be lost. */
  readonly close: (tabs: readonly Tab[]) => void;
  /** The tabs that the open question is about. */
  readonly asked: readonly Tab[];
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export function useCloseTabs(): Closing {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<readonly Tab[]>([]);
  const closeNow = (tabs: readonly Tab[]) => {
    const values = tabs.filter(({ close }) => close).map(({ value }) => value);
    const others = values.filter((value) => value !== pathname);
    const next = nextAfter(closed(tabStore.current(), others), pathname);
    tabStore.close(values);
    if (values.includes(pathname)) void navigate(next.value + next.query);
  };
  return {
    close: (tabs) => (tabStore.unsavedOf(tabs).length > 0 ? setAsked(tabs) : closeNow(tabs)),
    asked,
    confirm: () => {
      setAsked([]);
      closeNow(asked);
    },
    cancel: () => setAsked([]),
  };
}

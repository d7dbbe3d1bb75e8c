import { useSyncExternalStore } from 'react';
import { tabStore } from './tab-store.js';
import type { OpenTabs } from './tabs.js';

export const useTabs = (): OpenTabs => useSyncExternalStore(tabStore.subscribe, tabStore.current);

import { useSyncExternalStore } from 'react';
import { displayStore, isOn, type Switch } from './display-settings.js';

/** Whether a part of the shell is switched on. */
export function useShown(): (name: Switch) => boolean {
  const { settings } = useSyncExternalStore(displayStore.subscribe, displayStore.current);
  return (name) => isOn(settings, name);
}

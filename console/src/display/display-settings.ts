import { useSyncExternalStore } from 'react';
import { keepRecord, keptRecord } from '../api/records.js';

/** Parts of the shell that can be switched off, in the order of the panel. Prescribed. */
export const SWITCHES = [
  'tag',
  'debug',
  'theme',
  'colour',
  'fullScreen',
  'lock',
  'collapse',
  'menu',
] as const;
export type Switch = (typeof SWITCHES)[number];

export type DisplaySettings = Readonly<Partial<Record<Switch, boolean>>>;

/** Whether a part is switched on; a missing setting counts as on. */
export const isOn = (settings: DisplaySettings, name: Switch): boolean => settings[name] !== false;

const RECORD = 'displaySettings';

/** The switches of this browser, and whether their panel shades the page. */
export class DisplayStore {
  private state: { readonly settings: DisplaySettings; readonly isShaded: boolean };
  private readonly listeners = new Set<() => void>();

  constructor() {
    this.state = { settings: settingsOf(keptRecord(RECORD)), isShaded: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = () => this.state;

  turn(name: Switch, isOnNow: boolean): void {
    const settings = { ...this.state.settings, [name]: isOnNow };
    keepRecord(RECORD, settings);
    this.change({ ...this.state, settings });
  }

  shade(isShaded: boolean): void {
    this.change({ ...this.state, isShaded });
  }

  private change(state: typeof this.state): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

const settingsOf = (kept: unknown): DisplaySettings =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(([name, value]) => isSwitch(name) && typeof value === 'boolean'),
  );

const isSwitch = (name: string): name is Switch => (SWITCHES as readonly string[]).includes(name);

export const displayStore = new DisplayStore();

/** Whether a part of the shell is switched on. */
export function useShown(): (name: Switch) => boolean {
  const { settings } = useSyncExternalStore(displayStore.subscribe, displayStore.current);
  return (name) => isOn(settings, name);
}

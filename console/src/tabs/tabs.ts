/** An open page. The names are prescribed. */
export interface Tab {
  /** Heading of the page; empty until the page has shown one. */
  readonly label: string;
  /** Path of the page; each path has one tab. */
  readonly value: string;
  /** The path segments after the first. */
  readonly params: readonly string[];
  /** The last query of the page, with its question mark. */
  readonly query: string;
  /** The first path segment. */
  readonly group: string;
  /** Whether the tab can be closed. */
  readonly close: boolean;
}

export interface OpenTabs {
  readonly tabs: readonly Tab[];
  /** Paths whose page is in memory, the one visited last at the end. */
  readonly loaded: readonly string[];
}

export const HOME = '/';

/** Maximum number of pages in memory. */
export const MOST_LOADED = 12;

const homeTab: Tab = { label: '', value: HOME, params: [], query: '', group: '', close: false };

/** The home page alone, before it is loaded. */
export const NO_TABS: OpenTabs = { tabs: [homeTab], loaded: [] };

/** Makes the current page the last loaded one, and adds its tab or updates its query. */
export function visited(open: OpenTabs, value: string, query: string): OpenTabs {
  const known = open.tabs.find((tab) => tab.value === value);
  const [group = '', ...params] = value.split('/').filter(Boolean);
  const tab: Tab = known ? { ...known, query } : { label: '', value, params, query, group, close: true };
  return {
    tabs: known ? open.tabs.map((one) => (one === known ? tab : one)) : [...open.tabs, tab],
    loaded: [...open.loaded.filter((path) => path !== value), value],
  };
}

/** Unloads the pages that were left longest ago until few enough are in memory; unsaved work is never unloaded. */
export function unloaded(open: OpenTabs, isUnsaved: (value: string) => boolean): OpenTabs {
  const current = open.loaded.at(-1);
  let surplus = open.loaded.length - MOST_LOADED;
  const loaded = open.loaded.filter((path) => {
    const goes = surplus > 0 && path !== current && !isUnsaved(path);
    if (goes) surplus -= 1;
    return !goes;
  });
  return { ...open, loaded };
}

/** Unloads matching pages except the current one; the tabs stay. */
export const dropped = (open: OpenTabs, goes: (value: string) => boolean): OpenTabs => ({
  ...open,
  loaded: open.loaded.filter((path, index) => index === open.loaded.length - 1 || !goes(path)),
});

/** Closes these tabs; the home tab stays. */
export function closed(open: OpenTabs, values: readonly string[]): OpenTabs {
  const goes = (value: string): boolean => value !== HOME && values.includes(value);
  return {
    tabs: open.tabs.filter(({ value }) => !goes(value)),
    loaded: open.loaded.filter((value) => !goes(value)),
  };
}

/** Returns the tab to show after `current` is closed: the one to its left, otherwise the home tab. */
export function nextAfter(open: OpenTabs, current: string): Tab {
  const index = open.tabs.findIndex(({ value }) => value === current);
  return open.tabs[index - 1] ?? open.tabs.find(({ value }) => value !== current) ?? homeTab;
}

/** Moves the tab `value`; the home tab stays first. */
export function moved(open: OpenTabs, value: string, to: number): OpenTabs {
  const tab = open.tabs.find((one) => one.value === value);
  if (!tab || value === HOME) return open;
  const others = open.tabs.filter((one) => one !== tab);
  const place = Math.min(Math.max(to, 1), others.length);
  return { ...open, tabs: [...others.slice(0, place), tab, ...others.slice(place)] };
}

export const labelled = (open: OpenTabs, value: string, label: string): OpenTabs => ({
  ...open,
  tabs: open.tabs.map((tab) => (tab.value === value ? { ...tab, label } : tab)),
});

/** Parses stored tabs, none of them loaded. Discards invalid data. */
export function restored(stored: unknown): OpenTabs {
  if (!Array.isArray(stored)) return NO_TABS;
  const tabs = stored.filter(isTab).filter(({ value }) => value !== HOME);
  const home = stored.filter(isTab).find(({ value }) => value === HOME);
  return { tabs: [home ?? homeTab, ...tabs], loaded: [] };
}

function isTab(value: unknown): value is Tab {
  const tab = value as Partial<Tab> | null;
  return (
    typeof tab?.value === 'string' &&
    /^\/(?!\/)/.test(tab.value) &&
    typeof tab.label === 'string' &&
    typeof tab.query === 'string' &&
    typeof tab.group === 'string' &&
    typeof tab.close === 'boolean' &&
    Array.isArray(tab.params)
  );
}

import { useSyncExternalStore } from 'react';

/** Widths in pixels at which levels 1, 2 and 3 begin. Prescribed. */
export const LEVEL_WIDTHS = [768, 992, 1200] as const;

/** 3 on a desktop, 2 on a small one, 1 on a tablet, 0 on a phone. */
export type ScreenLevel = 0 | 1 | 2 | 3;

export const levelOf = (width: number): ScreenLevel =>
  LEVEL_WIDTHS.filter((least) => width >= least).length as ScreenLevel;

/** The menu collapses to a rail only above this level; otherwise it lies over the page. Prescribed. */
export const COLLAPSES_ABOVE = 1;

/** Narrower desktops begin with the rail, because their lists need the width more than the menu does. */
const OPEN_FROM_WIDTH = 1440;

export const isOpenAtFirst = (width: number): boolean => width >= OPEN_FROM_WIDTH;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

export const useScreenLevel = (): ScreenLevel =>
  useSyncExternalStore(subscribe, () => levelOf(window.innerWidth));

export const useOpenAtFirst = (): boolean =>
  useSyncExternalStore(subscribe, () => isOpenAtFirst(window.innerWidth));

/** Returns the height of the screen in pixels. */
export const useScreenHeight = (): number => useSyncExternalStore(subscribe, () => window.innerHeight);

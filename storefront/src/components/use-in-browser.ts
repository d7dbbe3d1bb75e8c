import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** What the browser alone knows. A page that the server has rendered begins with what the server took for it. */
export const useInBrowser = <T>(inBrowser: () => T, onServer: T): T =>
  useSyncExternalStore(unchanging, inBrowser, () => onServer);

/** That of most visitors. */
const SERVER_ZONE = 'Europe/Moscow';
const own = (): string | undefined => undefined;

/** The zone to show times in; undefined: the browser's own. */
export const useTimeZone = (): string | undefined => useInBrowser(own, SERVER_ZONE as string | undefined);

import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Returns a value known only to the browser. A page rendered by the server starts with the server's value. */
export const useInBrowser = <T>(inBrowser: () => T, onServer: T): T =>
  useSyncExternalStore(unchanging, inBrowser, () => onServer);

/** The time zone of most visitors. */
const SERVER_ZONE = 'Europe/Moscow';
const own = (): string | undefined => undefined;

/** Returns the time zone of displayed times; undefined means the browser's own. */
export const useTimeZone = (): string | undefined => useInBrowser(own, SERVER_ZONE as string | undefined);

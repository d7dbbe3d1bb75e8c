/** Permissions that suffice for an application but keep it away from the page around it, because it has an origin of its own. */
export const FRAME_SANDBOX = 'allow-scripts allow-forms allow-popups';

/**
 * Returns the URL of an external application for a frame; undefined for URLs that are not allowed: schemes other than HTTPS (HTTP
 * on the own machine), names and passwords, and the mall's own origin, which must not frame itself.
 */
export function frameAddress(entryUrl: string, ownOrigin: string): string | undefined {
  if (!URL.canParse(entryUrl)) return undefined;
  const { protocol, hostname, username, password, origin, href } = new URL(entryUrl);
  const isLocal = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
  if (protocol !== 'https:' && !isLocal) return undefined;
  return username || password || origin === ownOrigin ? undefined : href;
}

import { expandUrl } from 'ol/uri.js';

/** An origin as a content security policy names it; an internationalised name comes out of `URL` in its ASCII form. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;
const PLACEHOLDERS = ['{z}', '{x}'] as const;

/**
 * Returns the origins from which the tiles of a URL template come: several for a template such as `https://{a-c}.tiles.example/…`, none
 * for a path of the mall itself.
 * @throws Error when the template has no placeholders of a tile or no address.
 */
export function tileOrigins(template: string): readonly string[] {
  if (!PLACEHOLDERS.every((one) => template.includes(one)) || !/\{-?y\}/.test(template))
    throw wrong(template);
  if (/^\/[^/\\]/.test(template)) return [];
  return [...new Set(expandUrl(template).map(originOf))];
}

function originOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || parsed.username || parsed.password || !ORIGIN.test(parsed.origin)) throw wrong(url);
  return parsed.origin;
}

const wrong = (template: string): Error =>
  new Error(
    `VITE_MAP_TILES must be an address of tiles such as https://tiles.example/{z}/{x}/{y}.png, not "${template}".`,
  );

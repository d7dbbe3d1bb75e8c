import { hash } from 'node:crypto';

export const CSP_HEADER = 'content-security-policy';

const STYLE = / style="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Returns the page's policy with the style attributes of its markup, by their hashes: attributes that scripts set are
 * always allowed, and no other attribute applies. Source: CSP Level 3, 'unsafe-hashes'.
 */
export function withStyleHashes(policy: string, markup: string): string {
  const styles = new Set(Array.from(markup.matchAll(STYLE), ([, style]) => style!));
  if (styles.size === 0) return policy;
  const hashes = Array.from(styles, (style) => `'sha256-${hash('sha256', unescaped(style), 'base64')}'`);
  return `${policy};style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`;
}

/** Matches inline scripts; none may contain a `<`. */
const SCRIPT = /<script>([^<]*)<\/script>/g;

/**
 * Returns the policy with the inline scripts of a built page, by their hashes; a nonce would differ in each copy of a
 * cached page.
 */
export function withScriptHashes(policy: string, html: string): string {
  const hashes = Array.from(
    html.matchAll(SCRIPT),
    ([, script]) => ` 'sha256-${hash('sha256', script!, 'base64')}'`,
  );
  return policy.replace("script-src 'self'", `script-src 'self'${hashes.join('')}`);
}

/** Matches the origins of map tiles that the build of an app names in its page; nothing that could end a directive. */
const TILE_ORIGINS =
  /<meta name="tile-origins" content="(https?:\/\/[a-z0-9.:[\]-]+(?: https?:\/\/[a-z0-9.:[\]-]+)*)"/;

/** Returns the policy with the origins of map tiles with which a page was built, for pictures alone. */
export function withTileOrigins(policy: string, html: string): string {
  const origins = TILE_ORIGINS.exec(html)?.[1];
  return origins ? policy.replace("img-src 'self'", `img-src 'self' ${origins}`) : policy;
}

const unescaped = (text: string): string =>
  text.replace(/&(?:quot|amp|#x27|lt|gt);/g, (entity) => ENTITIES[entity]!);

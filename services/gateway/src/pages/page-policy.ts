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

const unescaped = (text: string): string =>
  text.replace(/&(?:quot|amp|#x27|lt|gt);/g, (entity) => ENTITIES[entity]!);

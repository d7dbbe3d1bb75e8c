import { securityHeaders } from './security-headers.js';
import { CSP_HEADER, withTileOrigins } from '../pages/page-policy.js';

const framesOf = (frames: readonly string[]): string | undefined =>
  /frame-src [^;]*/.exec(securityHeaders({ isProduction: true, frames }).page[CSP_HEADER]!)?.[0];

describe("the pages' policy", () => {
  it('frames documents of the mall itself, and external apps from allowed origins alone', () => {
    expect(framesOf([])).toBe("frame-src 'self' blob:");
    expect(framesOf(['https://reports.example.com'])).toBe(
      "frame-src 'self' blob: https://reports.example.com",
    );
  });
});

describe('map tiles', () => {
  const policy = securityHeaders({ isProduction: true, frames: [] }).page[CSP_HEADER]!;
  const picturesOf = (html: string): string | undefined =>
    /img-src [^;]*/.exec(withTileOrigins(policy, html))?.[0];
  const named = (origins: string): string => `<head><meta name="tile-origins" content="${origins}"></head>`;

  it('are allowed from the origins with which the page was built, and from no other', () => {
    expect(picturesOf('<head></head>')).toBe("img-src 'self' data: blob:");
    expect(picturesOf(named('https://a.tiles.example https://b.tiles.example:8443'))).toBe(
      "img-src 'self' https://a.tiles.example https://b.tiles.example:8443 data: blob:",
    );
  });

  it('change nothing but the pictures of the policy', () => {
    const other = (text: string): string => text.replace(/img-src [^;]*/, '');
    expect(other(withTileOrigins(policy, named('https://tiles.example')))).toBe(other(policy));
  });

  it.each([
    '*',
    'https://*',
    'https:',
    "https://a.example;script-src 'unsafe-inline'",
    'https://a.example/path',
  ])('are not allowed from %s', (origins) => expect(withTileOrigins(policy, named(origins))).toBe(policy));
});

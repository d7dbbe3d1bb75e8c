import { securityHeaders } from './security-headers.js';
import { CSP_HEADER } from '../pages/page-policy.js';

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

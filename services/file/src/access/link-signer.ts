import { createHmac, timingSafeEqual } from 'node:crypto';
import { PRIVATE_FILES } from '@mall/contracts/file';

/** Claims of a signed link. `download`: the browser stores the file instead of showing it. */
export interface LinkClaims {
  readonly fileId: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly download: boolean;
}

/**
 * Signs and reads short-lived links, each of which opens one private file without a session. Replicas share one clock,
 * in milliseconds since 1970.
 */
export class LinkSigner {
  constructor(
    private readonly key: string,
    private readonly now: () => number,
  ) {}

  /** Returns the time, in seconds since 1970, when a link expires that lives for so many seconds from now. */
  expiryAfter(seconds: number): number {
    return Math.floor(this.now() / 1_000) + seconds;
  }

  sign(claims: LinkClaims): string {
    const { fileId, expires, download } = claims;
    return `${PRIVATE_FILES}${fileId}?e=${expires}&d=${download ? 1 : 0}&s=${this.signature(claims)}`;
  }

  /** Returns the claims of a link; `undefined` when it is forged, changed or expired. */
  read(fileId: string, query: Readonly<Record<string, unknown>>): LinkClaims | undefined {
    const expires = Number(query['e']);
    const claims: LinkClaims = { fileId, expires, download: query['d'] === '1' };
    const expected = Buffer.from(this.signature(claims));
    const given = Buffer.from(String(query['s']));
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    return isGenuine && Number.isInteger(expires) && this.now() < expires * 1_000 ? claims : undefined;
  }

  private signature({ fileId, expires, download }: LinkClaims): string {
    return createHmac('sha256', this.key).update(`${fileId}.${expires}.${download}`).digest('base64url');
  }
}

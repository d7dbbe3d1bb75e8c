import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { log, type ReadinessCheck } from '@mall/service-kit';
import { gatewayCalls } from '@mall/contracts/services/gateway';

/**
 * Seconds of revocations that are read, a little more than the life of an access token: tokens of older revocations
 * have expired.
 */
const WINDOW_SECONDS = 1_860;
const REFRESH_MS = 1_500;

/** Revoked sessions, read again every 1.5 s, so that a revoked token is refused after two seconds at most. */
@Injectable()
export class RevocationCache implements OnApplicationBootstrap, OnApplicationShutdown, ReadinessCheck {
  readonly name = 'revocations';
  private revoked: ReadonlySet<string> = new Set();
  private loaded = false;
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    @InjectClient(gatewayCalls.sessions) private readonly auth: ClientOf<typeof gatewayCalls.sessions>,
  ) {}

  onApplicationBootstrap(): void {
    void this.refresh();
  }

  onApplicationShutdown(): void {
    this.stopping = true;
    clearTimeout(this.timer);
  }

  isReady(): boolean {
    return this.loaded;
  }

  has(sessionId: string): boolean {
    return this.revoked.has(sessionId);
  }

  private async refresh(): Promise<void> {
    try {
      this.revoked = new Set(await this.auth.revokedSessions({ seconds: WINDOW_SECONDS }));
      this.loaded = true;
    } catch (failure) {
      log.warn(
        { reason: String(failure) },
        'The list of revoked sessions could not be read; the last one remains in use.',
      );
    }
    if (!this.stopping) this.timer = setTimeout(() => void this.refresh(), REFRESH_MS);
  }
}

import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@mall/service-kit';
import { ConnectionService } from './connection.service.js';
import { StaffRightService } from './staff-right.service.js';

const CHECK_MS = 1_000;

/**
 * Compares the rights of staff with open sockets every second and closes the sockets of those whose rights changed, so
 * that taking a role away ends a socket within two seconds. Each replica checks its own sockets; without staff online
 * nothing is read.
 */
@Injectable()
export class StaffRightTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    private readonly connections: ConnectionService,
    private readonly rights: StaffRightService,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  onApplicationShutdown(): void {
    this.stopping = true;
    clearTimeout(this.timer);
  }

  /** Checks the sockets. While the admin service does not answer, they stay open, and commands are refused. */
  async check(): Promise<void> {
    await Promise.all(
      this.connections.staffOnline().map(async (userId) => {
        try {
          this.connections.endChanged(userId, await this.rights.of(userId));
        } catch (failure) {
          log.warn({ reason: String(failure) }, 'The rights of staff with open sockets could not be read.');
        }
      }),
    );
  }

  private schedule(): void {
    if (this.stopping) return;
    this.timer = setTimeout(() => void this.check().finally(() => this.schedule()), CHECK_MS);
  }
}

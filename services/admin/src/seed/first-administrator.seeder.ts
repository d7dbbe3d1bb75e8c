import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ReadinessCheck } from '@mall/service-kit';
import { config } from '../config.js';
import { StaffService } from '../staff/staff.service.js';

const RETRY_MS = 1_000;

/**
 * Creates the user `admin` when nobody has the administrator role; waits until the auth service is available.
 */
@Injectable()
export class FirstAdministratorSeeder
  implements OnApplicationBootstrap, OnApplicationShutdown, ReadinessCheck
{
  readonly name = 'administrator';
  private readonly logger = new Logger(FirstAdministratorSeeder.name);
  private isThere = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly staff: StaffService) {}

  onApplicationBootstrap(): void {
    void this.ensure();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  isReady(): boolean {
    return this.isThere;
  }

  private async ensure(): Promise<void> {
    try {
      if (!(await this.staff.hasAdministrator())) await this.create();
      this.isThere = true;
    } catch (failure) {
      this.logger.warn(`The first administrator waits for auth: ${String(failure)}`);
      this.timer = setTimeout(() => void this.ensure(), RETRY_MS);
    }
  }

  private async create(): Promise<void> {
    const password = config.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
    await this.staff.import({
      username: 'admin',
      password,
      nickname: 'Admin',
      roleCodes: ['ROLE_ADMIN'],
    });
    // Logged once, because it is not stored.
    if (!config.ADMIN_PASSWORD) this.logger.warn(`User admin was made with the password ${password}`);
  }
}

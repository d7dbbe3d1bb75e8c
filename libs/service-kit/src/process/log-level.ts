import type { LogLevel } from '@mall/contracts/messaging';
import { log } from '../logger.js';

/** The log level of the process, which can be changed for a limited time. */
export class LogLevelSwitch {
  private timer: NodeJS.Timeout | undefined;
  private fallsBackAt: Date | undefined;
  private readonly usual = log.level;

  get level(): string {
    return log.level;
  }

  /** Time at which the level returns to the configured one; undefined while it is the configured one. */
  get until(): Date | undefined {
    return this.fallsBackAt;
  }

  /** Changes the level for some minutes; a later change replaces this one and its end. */
  change(level: LogLevel, minutes: number): void {
    clearTimeout(this.timer);
    log.level = level;
    this.fallsBackAt = new Date(Date.now() + minutes * 60_000);
    this.timer = setTimeout(() => this.fallBack(), minutes * 60_000).unref();
  }

  fallBack(): void {
    clearTimeout(this.timer);
    log.level = this.usual;
    this.fallsBackAt = undefined;
  }
}

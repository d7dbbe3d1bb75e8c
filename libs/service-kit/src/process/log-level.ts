import type { LogLevel } from '@mall/contracts/messaging';
import { log } from '../logger.js';

/** The level of the process's log, which can be changed for some time. */
export class LogLevelSwitch {
  private timer: NodeJS.Timeout | undefined;
  private fallsBackAt: Date | undefined;
  private readonly usual = log.level;

  get level(): string {
    return log.level;
  }

  /** When the level falls back; undefined while it is the configured one. */
  get until(): Date | undefined {
    return this.fallsBackAt;
  }

  /** A later change replaces this one and its time. */
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

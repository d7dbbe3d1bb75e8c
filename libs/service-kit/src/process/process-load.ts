import { monitorEventLoopDelay } from 'node:perf_hooks';

const WINDOW_MS = 60_000;
const RESOLUTION_MS = 20;

export interface ProcessLoad {
  /** Percentage of one core. */
  readonly cpuPercent: number;
  readonly eventLoopP99Ms: number;
  readonly eventLoopMaxMs: number;
}

/** Processor time and delay of the event loop over the last one to two minutes. */
export class ProcessLoadMeter {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private before: { readonly at: number; readonly used: NodeJS.CpuUsage } | undefined;
  private current = { at: performance.now(), used: process.cpuUsage() };
  private timer: NodeJS.Timeout | undefined;

  start(): void {
    this.delay.enable();
    this.timer = setInterval(() => this.turn(), WINDOW_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.delay.disable();
  }

  read(): ProcessLoad {
    const { at, used } = this.before ?? this.current;
    const spent = process.cpuUsage(used);
    const elapsedMicros = Math.max(1, (performance.now() - at) * 1_000);
    return {
      cpuPercent: rounded((100 * (spent.user + spent.system)) / elapsedMicros),
      eventLoopP99Ms: lateness(this.delay.percentile(99)),
      eventLoopMaxMs: lateness(this.delay.max),
    };
  }

  private turn(): void {
    this.before = this.current;
    this.current = { at: performance.now(), used: process.cpuUsage() };
    this.delay.reset();
  }
}

/** Converts a reading of the monitor, which includes the monitor's own interval. */
const lateness = (nanos: number): number => rounded(Math.max(0, nanos / 1e6 - RESOLUTION_MS));

const rounded = (value: number): number => (Number.isFinite(value) ? Math.round(value * 10) / 10 : 0);

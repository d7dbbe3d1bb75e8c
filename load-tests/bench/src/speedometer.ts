import { percentile } from './percentile.js';

const EVERY_MS = 500;
/** The reference workload: parsing and writing JSON for a few milliseconds. */
const PIECE = JSON.stringify(
  Array.from({ length: 1_000 }, (_, index) => ({
    id: `${index}`,
    name: { ru: 'Автомобиль', zh: '汽车' },
    price: index,
  })),
);

/**
 * Measures the current speed of the processor, which varies on shared machines. Uses processor time, so that waiting for other
 * processes does not count.
 */
export class Speedometer {
  private readonly pieces: number[] = [];
  private readonly timer = setInterval(() => this.work(), EVERY_MS);

  private constructor() {}

  static start(): Speedometer {
    return new Speedometer();
  }

  /** Returns the median processor milliseconds of the reference workload. */
  stop(): number {
    clearInterval(this.timer);
    return Math.round(percentile(this.pieces, 0.5) * 100) / 100;
  }

  private work(): void {
    const before = process.cpuUsage();
    JSON.stringify(JSON.parse(PIECE));
    const { user, system } = process.cpuUsage(before);
    this.pieces.push((user + system) / 1_000);
  }
}

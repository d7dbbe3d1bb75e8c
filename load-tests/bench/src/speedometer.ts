import { percentile } from './percentile.js';

const EVERY_MS = 500;
/** A few milliseconds of what the mall does most: reading and writing JSON. */
const PIECE = JSON.stringify(
  Array.from({ length: 1_000 }, (_, index) => ({
    id: `${index}`,
    name: { ru: 'Автомобиль', zh: '汽车' },
    price: index,
  })),
);

/**
 * How fast the processor is at the moment: what neighbours leave of a shared machine changes by half within minutes.
 * Measured in processor time, so that waiting for the others on this machine does not count.
 */
export class Speedometer {
  private readonly pieces: number[] = [];
  private readonly timer = setInterval(() => this.work(), EVERY_MS);

  private constructor() {}

  static start(): Speedometer {
    return new Speedometer();
  }

  /** Processor milliseconds for one piece of work, on the median. */
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

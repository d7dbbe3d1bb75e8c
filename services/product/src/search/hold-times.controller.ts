import { Controller, Get, Inject } from '@nestjs/common';
import { CarSearch, type HoldReport, type MemoryCarSearch } from '@mall/car-search';

/** Serves hold times for monitoring, on the port of the service's own health routes. */
@Controller('health')
export class HoldTimesController {
  constructor(@Inject(CarSearch) private readonly search: MemoryCarSearch) {}

  /** Returns for how long queries have held the event loop since the process started. */
  @Get('search')
  report(): HoldReport {
    return this.search.holds.report;
  }
}

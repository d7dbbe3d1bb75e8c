import { BadgeLimitService } from './badge-limit.service.js';

/** No figures are known, so that no car has a badge that depends on them. */
export class NoBadgeLimits extends BadgeLimitService {
  constructor() {
    super(undefined as never, undefined as never);
  }
}

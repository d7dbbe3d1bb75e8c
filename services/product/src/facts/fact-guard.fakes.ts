import { NoDatabase } from '@mall/persistence/fakes';
import { FactGuard } from './fact-guard.service.js';
import { FactRepository } from './fact.repository.js';

/** A guard without tables: nobody has affirmed anything. */
export class NoFacts extends FactGuard {
  constructor() {
    super(new FactRepository(new NoDatabase()));
  }

  override async affirmations(): Promise<[]> {
    return [];
  }
}

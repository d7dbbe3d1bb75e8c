import { NoDatabase } from '@mall/persistence/fakes';
import { ProfileRow } from '../profile/profile.entity.js';
import { BuyerRepository, type NewReveal } from './buyer.repository.js';
import { PassportReveal } from './passport-reveal.entity.js';

/** Stores the audit rows; a failure is that of the database. */
export class RecordedReveals extends BuyerRepository {
  readonly logged: NewReveal[] = [];
  failure: Error | undefined;

  constructor() {
    const database = new NoDatabase();
    super(database.getRepository(ProfileRow), database.getRepository(PassportReveal));
  }

  override async revealedLately(staffId: string): Promise<readonly string[]> {
    const own = this.logged.filter((reveal) => reveal.staffId === staffId);
    return [...new Set(own.map(({ userId }) => userId))];
  }

  override async logReveal(reveal: NewReveal): Promise<string> {
    if (this.failure) throw this.failure;
    this.logged.push(reveal);
    return String(this.logged.length);
  }
}

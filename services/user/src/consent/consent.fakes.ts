import { NoDatabase } from '@mall/persistence/fakes';
import { ConsentRepository, type NewConsent, type Origin, type StoredConsent } from './consent.repository.js';
import { ConsentService } from './consent.service.js';

/** Consents in memory. */
export class InMemoryConsents extends ConsentRepository {
  private stored: StoredConsent[] = [];

  constructor() {
    super(new NoDatabase());
  }

  override async of(userId: string): Promise<StoredConsent[]> {
    return this.stored.filter((consent) => consent.userId === userId).reverse();
  }

  override async add({ givenAt, ...consent }: NewConsent): Promise<void> {
    const isSame = (known: StoredConsent): boolean =>
      known.withdrawnAt === null &&
      (['userId', 'purpose', 'textCode', 'version', 'language'] as const).every(
        (field) => known[field] === consent[field],
      );
    if (this.stored.some(isSame)) return;
    const consentId = String(this.stored.length + 1);
    this.stored.push({ ...consent, consentId, givenAt: givenAt ?? new Date(), withdrawnAt: null });
  }

  override async withdraw(userId: string, purpose: string, _: Origin): Promise<number> {
    const isLive = (known: StoredConsent): boolean =>
      known.userId === userId && known.purpose === purpose && known.withdrawnAt === null;
    const count = this.stored.filter(isLive).length;
    this.stored = this.stored.map((known) => (isLive(known) ? { ...known, withdrawnAt: new Date() } : known));
    return count;
  }
}

/** Returns consents in memory; the text in force has the given version. */
export function consentsTo(version = 1): {
  readonly service: ConsentService;
  readonly stored: InMemoryConsents;
} {
  const stored = new InMemoryConsents();
  const texts = { inForce: async ({ code }: { readonly code: 'privacy' }) => ({ code, version }) };
  type Texts = ConstructorParameters<typeof ConsentService>[2];
  return { service: new ConsentService(new NoDatabase(), stored, texts as Partial<Texts> as Texts), stored };
}

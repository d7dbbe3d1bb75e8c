import { NoDatabase } from '@mall/persistence/fakes';
import { addressSpecification } from '../src/address/address.repository.specification.js';
import { RecordedReveals } from '../src/buyer/buyer.fakes.js';
import { buyerSpecification } from '../src/buyer/buyer.repository.specification.js';
import { InMemoryConsents } from '../src/consent/consent.fakes.js';
import { consentSpecification } from '../src/consent/consent.repository.specification.js';
import { profileSpecification } from '../src/profile/profile.repository.specification.js';
import { InMemoryAddresses, InMemoryProfiles } from '../src/user.fakes.js';

const tx = new NoDatabase().manager;

profileSpecification.holdsFor(InMemoryProfiles, () => ({ repository: new InMemoryProfiles(), tx }));

buyerSpecification.holdsFor(RecordedReveals, () => {
  const repository = new RecordedReveals();
  return { repository, tx, logged: async () => repository.logged };
});

addressSpecification.holdsFor(InMemoryAddresses, () => ({ repository: new InMemoryAddresses(), tx }));

consentSpecification.holdsFor(InMemoryConsents, () => ({ repository: new InMemoryConsents(), tx }));

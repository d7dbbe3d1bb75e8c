import { randomBytes } from 'node:crypto';
import { scratchDatabase } from '@mall/testing/schema';
import { Address } from '../src/address/address.entity.js';
import { AddressRepository } from '../src/address/address.repository.js';
import { addressSpecification } from '../src/address/address.repository.specification.js';
import { BuyerRepository } from '../src/buyer/buyer.repository.js';
import { buyerSpecification } from '../src/buyer/buyer.repository.specification.js';
import { PassportReveal } from '../src/buyer/passport-reveal.entity.js';
import { ConsentRepository } from '../src/consent/consent.repository.js';
import { consentSpecification } from '../src/consent/consent.repository.specification.js';
import { aesKey, PassportVault } from '../src/profile/passport-vault.js';
import { ProfileRow } from '../src/profile/profile.entity.js';
import { ProfileRepository } from '../src/profile/profile.repository.js';
import { profileSpecification } from '../src/profile/profile.repository.specification.js';
import { userSchema } from '../src/schema.js';

const database = scratchDatabase('user', userSchema);

async function noProfiles() {
  await database.empty('profile');
  const { manager: tx } = database;
  const vault = new PassportVault(aesKey(randomBytes(32)));
  return { tx, repository: new ProfileRepository(tx.getRepository(ProfileRow), vault) };
}

profileSpecification.holdsFor(ProfileRepository, noProfiles);

buyerSpecification.holdsFor(BuyerRepository, async () => {
  const { tx, repository: profiles } = await noProfiles();
  for (const userId of ['7', '8']) await profiles.open({ userId });
  return {
    repository: new BuyerRepository(tx.getRepository(ProfileRow), tx.getRepository(PassportReveal)),
    tx,
    logged: async () => {
      const rows = await tx.find(PassportReveal, { order: { revealId: 'ASC' } });
      return rows.map(({ userId, staffId, staffName, reason, ip }) => ({
        ...{ userId, staffId, staffName, reason },
        ...(ip === null ? {} : { ip }),
      }));
    },
  };
});

addressSpecification.holdsFor(AddressRepository, async () => {
  const { tx, repository: profiles } = await noProfiles();
  for (const userId of ['7', '8']) await profiles.open({ userId });
  const repository = new AddressRepository(tx.getRepository(Address), tx.getRepository(ProfileRow));
  return { repository, tx };
});

consentSpecification.holdsFor(ConsentRepository, async () => {
  await database.empty('consent');
  const { manager: tx } = database;
  return { repository: new ConsentRepository(tx.connection), tx };
});

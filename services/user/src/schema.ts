import type { DatabaseSchema } from '@mall/persistence';
import { Address } from './address/address.entity.js';
import { PassportReveal } from './buyer/passport-reveal.entity.js';
import { Consent, ConsentWithdrawal } from './consent/consent.entity.js';
import { DivisionRow } from './division/division.entity.js';
import { Favourite } from './favourite/favourite.entity.js';
import { Baseline1764000000005 } from './migrations/0001-baseline.js';
import { ProfileRow } from './profile/profile.entity.js';
import { SavedSearch } from './saved-search/saved-search.entity.js';
import { SearchBuyers1764100000006 } from './migrations/0006-search-buyers.js';
import { RussianTowns1765000000007 } from './migrations/0007-russian-towns.js';
import { RussianDistricts1765300000008 } from './migrations/0008-russian-districts.js';
import { DistrictsInChinese1765400000009 } from './migrations/0009-districts-in-chinese.js';
import { DistrictsByTheirTown1765600000011 } from './migrations/0011-districts-by-their-town.js';
import { FoldSearches1766000000090 } from './migrations/0090-fold-searches.js';
import { FoldedTextAlone1766000000094 } from './migrations/0094-folded-text-alone.js';
import { RecordTables1766300000000 } from './migrations/0095-record-tables.js';
import { RevealsOfStaff1766500000096 } from './migrations/0096-reveals-of-staff.js';
import { Consents1767100000097 } from './migrations/0097-consents.js';
import { WithdrawnPassports1767100000098 } from './migrations/0098-withdrawn-passports.js';
import { PersonalRequest } from './personal/personal-request.entity.js';
import { ProfileText } from './profile/profile-text.entity.js';

export const userSchema: DatabaseSchema = {
  entities: [
    ProfileRow,
    ProfileText,
    PassportReveal,
    Address,
    Favourite,
    SavedSearch,
    DivisionRow,
    Consent,
    ConsentWithdrawal,
    PersonalRequest,
  ],
  migrations: [
    Baseline1764000000005,
    SearchBuyers1764100000006,
    RussianTowns1765000000007,
    RussianDistricts1765300000008,
    DistrictsInChinese1765400000009,
    DistrictsByTheirTown1765600000011,
    FoldSearches1766000000090,
    FoldedTextAlone1766000000094,
    RecordTables1766300000000,
    RevealsOfStaff1766500000096,
    Consents1767100000097,
    WithdrawnPassports1767100000098,
  ],
};

import { Decimal, Flag, Id, Instant, Nested, Text } from '@mall/validation';
import { UserProfileView } from './user.views.js';

export class UserAddrView {
  @Id() addrId!: string;
  @Text() consignee!: string;
  @Text() mobile!: string;
  @Flag() isDefault!: number;
  @Text() country!: string;
  @Id({ optional: true }) provinceId!: string | null;
  @Text() province!: string;
  @Id({ optional: true }) cityId!: string | null;
  @Text() city!: string;
  @Id({ optional: true }) areaId!: string | null;
  @Text({ optional: true }) area!: string | null;
  @Text() addr!: string;
  @Text() postCode!: string;
  /** Region, city and district in one line. */
  @Text() regionPath!: string;
  @Decimal({ optional: true }) lng!: number | null;
  @Decimal({ optional: true }) lat!: number | null;
  @Instant() createTime!: string;
  @Instant() updateTime!: string;
}

/** Buyer and address of an order; somebody who has just registered may have neither. */
export class PersonForOrderView {
  @Nested(() => UserProfileView, { optional: true }) profile!: UserProfileView | null;
  @Nested(() => UserAddrView, { optional: true }) address!: UserAddrView | null;
  /** Digest of the passport number, equal for profiles with the same number, which it does not reveal; null without a number. */
  @Text({ optional: true, max: 64 }) passportDigest!: string | null;
}

import type { PersonalSection } from '@mall/persistence';

/** Data of one person that this service keeps, without secrets and without the names of staff. */
export const PERSONAL_SECTIONS: readonly PersonalSection[] = [
  {
    name: 'shops',
    sql: `SELECT shop_id, to_jsonb(shop) - 'closed_by' FROM shop WHERE owner_user_id = $1`,
  },
  {
    name: 'shop-applications',
    sql: `SELECT application_id, to_jsonb(a) - 'reviewed_by_id' - 'reviewed_by_name'
            FROM shop_application a WHERE owner_user_id = $1`,
  },
];

import type { PersonalSection } from '@mall/persistence';

/** Data of one person that this service keeps, without secrets and without the names of staff. */
export const PERSONAL_SECTIONS: readonly PersonalSection[] = [
  {
    name: 'watched-cars',
    sql: `SELECT row_number() OVER (ORDER BY created_at, sku_id), jsonb_build_object('variant', sku_id, 'since', created_at)
            FROM car_watch WHERE person_id = $1`,
  },
  {
    name: 'viewed-cars',
    sql: `SELECT row_number() OVER (ORDER BY viewed_at, spu_id), jsonb_build_object('car', spu_id, 'at', viewed_at)
            FROM viewed_car WHERE user_id = $1`,
  },
];

import type { PersonalSection } from '@mall/persistence';

/** Data of one person that this service keeps besides the profile, without the names of staff. */
export const PERSONAL_SECTIONS: readonly PersonalSection[] = [
  { name: 'addresses', sql: `SELECT addr_id, to_jsonb(a) - 'user_id' FROM address a WHERE user_id = $1` },
  {
    name: 'consents',
    sql: `SELECT consent_id, to_jsonb(c) - 'user_id' || jsonb_build_object('withdrawn_at', w.withdrawn_at)
            FROM consent c LEFT JOIN consent_withdrawal w USING (consent_id) WHERE user_id = $1`,
  },
  {
    name: 'favourites',
    sql: `SELECT row_number() OVER (ORDER BY created_at, spu_id), to_jsonb(f) - 'user_id' FROM favourite f WHERE user_id = $1`,
  },
  {
    name: 'saved-searches',
    sql: `SELECT row_number() OVER (ORDER BY created_at, query), to_jsonb(s) - 'user_id' FROM saved_search s WHERE user_id = $1`,
  },
  {
    name: 'requests',
    sql: `SELECT request_id, jsonb_build_object('kind', kind, 'state', state, 'asked', asked_at, 'due', due_at, 'reason', reason,
                   'ended', ended_at, 'networkAddress', ip, 'device', device)
            FROM personal_request WHERE user_id = $1`,
  },
  {
    name: 'passport-views-by-staff',
    sql: `SELECT reveal_id, jsonb_build_object('at', created_at, 'reason', reason) FROM passport_reveal WHERE user_id = $1`,
  },
];

import type { PersonalSection } from '@mall/persistence';

const OWN = `account.side = 'shop' AND account.user_id = $1`;

/** Data of one person that this service keeps, without secrets and without the names of staff. */
export const PERSONAL_SECTIONS: readonly PersonalSection[] = [
  {
    name: 'account',
    sql: `SELECT account_id, jsonb_build_object('userName', username, 'phone', mobile, 'status', status, 'since', created_at,
                   'secondFactorSince', factor_since)
            FROM account WHERE ${OWN}`,
  },
  {
    name: 'sessions',
    sql: `SELECT row_number() OVER (ORDER BY s.created_at, s.session_id), jsonb_build_object('from', s.created_at,
                   'lastUsed', s.last_seen_at, 'ended', s.revoked_at, 'networkAddress', s.ip, 'device', s.device)
            FROM session s JOIN account USING (account_id) WHERE ${OWN}`,
  },
  {
    name: 'networks',
    sql: `SELECT row_number() OVER (ORDER BY n.seen_at, n.network), jsonb_build_object('network', n.network, 'lastUsed', n.seen_at)
            FROM known_network n JOIN account USING (account_id) WHERE ${OWN}`,
  },
  {
    name: 'devices',
    sql: `SELECT row_number() OVER (ORDER BY d.seen_at, d.device_key), jsonb_build_object('lastUsed', d.seen_at)
            FROM known_device d JOIN account USING (account_id) WHERE ${OWN}`,
  },
  {
    name: 'sign-in-services',
    sql: `SELECT row_number() OVER (ORDER BY l.bound_at, l.provider), jsonb_build_object('service', l.provider, 'person', l.person,
                   'linked', l.bound_at)
            FROM social_link l JOIN account USING (account_id) WHERE ${OWN}`,
  },
  {
    name: 'sign-ins',
    sql: `SELECT change_id, jsonb_build_object('at', at, 'what', kind, 'networkAddress', ip, 'details', after)
            FROM record_change WHERE record = 'account' AND record_id = $1::text AND kind IN ('signedIn', 'refused')`,
  },
];

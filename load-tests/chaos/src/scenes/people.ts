import { authApi } from '@mall/contracts/auth';
import { aPassport, givePapers } from '@mall/demo/specimens';
import { Buyer } from '../clients/buyer.js';
import { Client } from '../clients/client.js';
import { Staff } from '../clients/staff.js';
import { type Reader, Wire } from '../clients/wire.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Random } from '@mall/demo/random';
import type { ChaosMall } from '../stack/chaos-mall.js';
import { eachOf } from './stage.js';

/** Values that only clients send: if one is found elsewhere, a secret has leaked. */
export interface Secrets {
  readonly password: string;
  readonly passportNo: string;
}

const FIRST_USER = 9_000_000;

/** Creates accounts with complete profiles without the gateway, and signs them in through it. */
export async function enlist(
  mall: ChaosMall,
  ledger: Ledger,
  random: Random,
  count: number,
  secrets: Secrets,
  read?: Reader,
): Promise<Buyer[]> {
  const wire = new Wire(mall.url, ledger, read);
  const auth = await mall.operations(authApi);
  const passport = { ...aPassport, passportNo: secrets.passportNo };
  const buyers: Buyer[] = [];
  await eachOf(Array.from({ length: count }), 8, async (_, index) => {
    const userId = String(FIRST_USER + index);
    const username = `chaos${userId}`;
    const { password } = secrets;
    await auth.createAccount({ side: 'shop', userId, username, password, roles: ['ROLE_BUYER'] });
    await givePapers((api, caller) => mall.operations(api, caller), { userId, username }, passport);
    const own = random.branch(username);
    const client = new Client({ userId, username, password, sysType: 0 }, wire, ledger, own);
    if (!(await client.signIn())) throw new Error(`${username} could not sign in.`);
    buyers[index] = new Buyer(client, own);
  });
  return buyers;
}

/** Puts a wording of the contract into force that has no reading time, so that clients do not wait. */
async function withoutReadingTime(mall: ChaosMall): Promise<void> {
  await mall.query(`
    INSERT INTO "order".document_template (kind, version, content, note, valid_from, published_at)
    SELECT kind, version + 1, jsonb_set(content, '{clauses}',
        (SELECT jsonb_agg(clause || '{"readSeconds": 0}') FROM jsonb_array_elements(content->'clauses') AS clause)),
        'no reading time', now(), now()
      FROM "order".document_template WHERE kind = 'contract' AND version IS NOT NULL AND valid_from <= now()
     ORDER BY valid_from DESC, version DESC LIMIT 1`);
}

export async function hireStaff(
  mall: ChaosMall,
  ledger: Ledger,
  random: Random,
  read?: Reader,
): Promise<Staff> {
  const password = mall.infrastructure.secrets.password('ADMIN_PASSWORD');
  const account = { userId: '1', username: 'admin', password, sysType: 2 } as const;
  const client = new Client(account, new Wire(mall.url, ledger, read), ledger, random.branch('staff'));
  if (!(await client.signIn())) throw new Error('The administrator could not sign in.');
  await withoutReadingTime(mall);
  return new Staff(client);
}

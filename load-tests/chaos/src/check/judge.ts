import { join } from 'node:path';
import type { Secrets } from '../scenes/people.js';
import { eachOf, type Stage } from '../scenes/stage.js';
import { checkInvariants, type Checked } from './check.js';
import { findCanaries, writeEvidence } from './evidence.js';
import { privateObjects } from './objects.js';
import { readConsumers, type ConsumerState } from './streams.js';

export interface Known {
  readonly secrets: Secrets;
  readonly subscribers: readonly ConsumerState[];
  readonly ownLists: ReadonlyMap<string, readonly string[]>;
}

/** Evaluates every invariant over the clients' answers and the contents of databases, broker and logs. */
export async function judge(
  { mall, ledger, buyers, staff }: Pick<Stage, 'mall' | 'ledger' | 'buyers' | 'staff'>,
  known: Known,
): Promise<Checked[]> {
  const client = await mall.database.connect();
  try {
    const objects = await privateObjects(mall.infrastructure.storageUrl);
    const evidence = {
      ledger,
      subscribers: known.subscribers,
      consumers: await readConsumers(mall),
      ownLists: known.ownLists,
      objects,
      canaries: [],
    };
    await writeEvidence(client, evidence);
    const canaries = await findCanaries(
      client,
      join(mall.dir, 'logs'),
      secretsOf(known.secrets, buyers, staff),
    );
    await writeEvidence(client, { ...evidence, canaries });
    return await checkInvariants(client);
  } finally {
    client.release();
  }
}

function secretsOf(
  { password, passportNo }: Secrets,
  buyers: Stage['buyers'],
  staff: Stage['staff'],
): Map<string, string> {
  const secrets = new Map([
    ['a password', password],
    ['a passport number', passportNo],
    ['a token of staff', staff.client.accessToken],
  ]);
  for (const { client } of buyers.slice(0, 5))
    secrets.set(`a token of ${client.account.username}`, client.accessToken);
  return new Map([...secrets].filter(([, secret]) => secret.length > 8));
}

/** Reads each buyer's own list of orders; omits buyers without an answer. */
export async function readOwnLists(buyers: Stage['buyers']): Promise<Map<string, readonly string[]>> {
  const lists = new Map<string, readonly string[]>();
  await eachOf(buyers, 8, async (buyer) => {
    const ids = await buyer.ownOrders();
    if (ids) lists.set(buyer.client.account.userId, ids);
  });
  return lists;
}

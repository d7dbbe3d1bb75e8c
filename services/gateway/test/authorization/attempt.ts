import type { Operation } from '@mall/contracts/define';
import type { Person } from './cast.js';
import { send, type Channel } from './channels.js';
import type { ForeignTry, Observed } from './oracle.js';
import { changedTables } from './rows.js';
import { sampleOf, type Values } from './sample.js';

export interface Attempt {
  readonly base: string;
  readonly operation: Operation;
  readonly channel: Channel;
  readonly person: Person;
  readonly headers?: Readonly<Record<string, string>>;
  /** Field of the request that names the record, with the owner's value and one that does not exist. */
  readonly by: string;
  readonly own: unknown;
  readonly missing: unknown;
  /** Other fields of the request. */
  readonly common: Values;
  /** Current digests of the owner's rows by table. */
  readonly rows: () => Promise<ReadonlyMap<string, string>>;
}

/** Requests a record that does not exist, then the owner's, and checks the owner's rows. */
export async function attempt(plan: Attempt): Promise<ForeignTry> {
  const missing = await askFor(plan, plan.missing);
  const before = await plan.rows();
  const foreign = await askFor(plan, plan.own);
  return { missing, foreign, changed: changedTables(before, await plan.rows()) };
}

async function askFor({ operation, common, by, ...plan }: Attempt, id: unknown): Promise<Observed> {
  const input = sampleOf(operation.request, { ...common, [by]: id });
  const { base, channel, person, headers } = plan;
  return normalised(await send({ base, channel, input, headers, token: person.token }), by, id);
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const AGE = /"\w*Seconds":\d+/g;
const MOMENT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?Z?/g;

/** Returns the answer without parts that differ from request to request, and without the requested id. */
function normalised({ status, body }: Observed, by: string, id: unknown): Observed {
  const text = body
    .replace(UUID, 'uuid')
    .replace(MOMENT, 'moment')
    .replace(AGE, 'age')
    .replaceAll(`"${by}":"${String(id)}"`, '…');
  return { status, body: text };
}

import { parseArgs } from 'node:util';
import { PROOF_REPLIES, PROVE_SUBJECT } from '@mall/contracts/product';
import { CALLER_HEADER, CallerSeal, NatsLink, serviceCaller } from '@mall/messaging';
import { createInbox, headers } from '@nats-io/transport-node';
import { config } from './proof-command/config.js';
import type { ProofMessage } from './search/read-model/proof-messages.js';

/** Time in which replicas report that they have started; others count as not running. */
const ROLL_CALL_MS = 2_000;
const PATIENCE_MS = 15 * 60_000;

const { values: options } = parseArgs({ options: { 'only-look': { type: 'boolean', default: false } } });

/**
 * Requests every running replica of the product service to prove that its read model equals a rebuild from the source
 * tables, and to repair differences. Writes one JSON line for each. Exits with 0 when all were equal, with 2 when
 * differences were repaired, with 1 otherwise.
 */
async function main(): Promise<number> {
  const nats = await NatsLink.open(config.nats, 'operator');
  try {
    const said = await ask(nats);
    for (const one of said) process.stdout.write(`${JSON.stringify(one)}\n`);
    const isBad = said.some((one) => one.kind !== 'done' || !one.proof.isRepaired);
    if (said.length === 0 || isBad) return 1;
    return said.some((one) => one.kind === 'done' && one.proof.differences > 0) ? 2 : 0;
  } finally {
    await nats.connection.close();
  }
}

/** Returns the last message of every replica; `started` for those that fell silent. */
async function ask({ connection, clock }: NatsLink): Promise<ProofMessage[]> {
  const inbox = createInbox(PROOF_REPLIES);
  const replies = connection.subscribe(inbox);
  const sealed = headers();
  const request = new TextEncoder().encode(JSON.stringify({ repair: !options['only-look'] }));
  const seals = new CallerSeal(config.internalKey, clock);
  const message = { subject: PROVE_SUBJECT, reply: inbox, body: request };
  sealed.set(CALLER_HEADER, seals.seal(serviceCaller('prove-read-model'), message));
  connection.publish(PROVE_SUBJECT, request, { reply: inbox, headers: sealed });
  const said = new Map<string, ProofMessage>();
  const isOver = (): boolean => [...said.values()].every(({ kind }) => kind !== 'started');
  let isRollCallOver = false;
  const timers = [
    setTimeout(() => {
      isRollCallOver = true;
      if (isOver()) replies.unsubscribe();
    }, ROLL_CALL_MS),
    setTimeout(() => replies.unsubscribe(), PATIENCE_MS),
  ];
  for await (const message of replies) {
    const reply = message.json<ProofMessage>();
    said.set(reply.replica, reply);
    if (isRollCallOver && isOver()) break;
  }
  timers.forEach(clearTimeout);
  return [...said.values()];
}

process.exitCode = await main();

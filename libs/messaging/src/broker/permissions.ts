import { allEvents, allOperations } from '@mall/contracts/all';
import { durableOf, type ServiceDeclaration } from '@mall/contracts/define';
import { PROOF_REPLIES, PROVE_SUBJECT } from '@mall/contracts/product';
import { allServices } from '@mall/contracts/services';
import { demoDeclaration } from '@mall/contracts/services/demo';
import {
  inboxPrefixOf,
  probeSubject,
  processSubject,
  SERVER_TIME_SUBJECT,
  streamNameOf,
  wakeSubject,
} from '../subjects.js';

/** A user of the NATS server and the subjects that it may publish and subscribe to; everything else is refused. */
export interface BrokerUser {
  readonly name: string;
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
  /** Whether the user may also reply to the messages that it receives. */
  readonly responds: boolean;
}

/** The user that creates streams and durable consumers. Operators' commands connect as it. */
export const OPERATOR = 'operator';

/** Derives the permissions of a service from its declaration and the contract tables. */
export function userOf(declaration: ServiceDeclaration): BrokerUser {
  const { name, calls, forwards = [], consumes, operates, broadcasts = [], listens = [] } = declaration;
  const called = [...Object.values(calls).flatMap((api) => Object.values(api)), ...forwards];
  const handles = allOperations.some(({ service }) => service === name);
  const isService = allServices.includes(declaration);
  const events = allEvents.filter(({ service }) => service === name);
  const read = new Set([...(handles ? [name] : []), ...consumes.map(({ event }) => event.service)]);
  const durables = consumes.map((one) => [streamNameOf(one.event.service), durableOf(name, one)] as const);
  return {
    name,
    publish: sorted([
      ...called.map(({ subject }) => subject),
      ...called.map(({ service }) => probeSubject(service)),
      ...events.map(({ subject }) => subject),
      ...(handles ? [wakeSubject(name)] : []),
      ...(operates ? allServices.map((service) => processSubject(service.name)) : []),
      ...broadcasts,
      ...[...read].map((service) => `$JS.API.STREAM.INFO.${streamNameOf(service)}`),
      ...durables.flatMap(([stream, durable]) => [
        `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
        `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
        `$JS.ACK.${stream}.${durable}.>`,
      ]),
      SERVER_TIME_SUBJECT,
    ]),
    subscribe: sorted([
      ...(handles ? [`op.${name}.>`, probeSubject(name), wakeSubject(name)] : []),
      ...(isService ? [processSubject(name)] : []),
      ...listens,
      `${inboxPrefixOf(name)}.>`,
    ]),
    responds: isService,
  };
}

const operator: BrokerUser = {
  name: OPERATOR,
  publish: sorted(['$JS.API.>', PROVE_SUBJECT, SERVER_TIME_SUBJECT]),
  subscribe: sorted([`${inboxPrefixOf(OPERATOR)}.>`, `${PROOF_REPLIES}.>`]),
  responds: false,
};

/** A user that may do everything, for tests and harnesses that stand in for services. */
const unrestricted = (name: string): BrokerUser => ({
  name,
  publish: ['>'],
  subscribe: ['>'],
  responds: false,
});

export interface BrokerUsersOptions {
  /** Whether to add the user of the demo catalogue's loader. */
  readonly demo?: boolean;
  /** Names of users that may publish and subscribe to everything; for tests only. */
  readonly unrestricted?: readonly string[];
}

/** Returns the users of every service and the operator. */
export const brokerUsers = ({
  demo = false,
  unrestricted: names = [],
}: BrokerUsersOptions = {}): readonly BrokerUser[] => [
  ...allServices.map(userOf),
  operator,
  ...(demo ? [userOf(demoDeclaration)] : []),
  ...names.map(unrestricted),
];

function sorted(subjects: readonly string[]): readonly string[] {
  return [...new Set(subjects)].sort();
}

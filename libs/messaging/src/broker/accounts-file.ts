import { brokerUsers, type BrokerUser, type BrokerUsersOptions } from './permissions.js';

/** A handler answers once, within the time that a call may take. */
const RESPONSES = 'allow_responses: { max: 1, expires: "30s" }';

/** The environment variable of the NATS server that holds the public key of a user. */
export const publicKeyVariable = (user: string): string => `NATS_USER_${user.toUpperCase()}`;

/**
 * The part of the NATS server's configuration that says who may do what; it is included by the server's own file.
 * Public keys come from the environment of the server, so that the text holds nothing of one installation.
 */
export function accountsFile(options?: BrokerUsersOptions): string {
  const users = brokerUsers(options).map(userBlock).join('\n');
  return `# Written by \`npm run generate\` from the contracts: who may publish and subscribe to what.
authorization {
  timeout: 5
  users: [
${users}
  ]
}
`;
}

function userBlock({ name, publish, subscribe, responds }: BrokerUser): string {
  return `    # ${name}
    {
      nkey: $${publicKeyVariable(name)}
      permissions {
        publish: { allow: [
${lines(publish)}
        ] }
        subscribe: { allow: [
${lines(subscribe)}
        ] }${responds ? `\n        ${RESPONSES}` : ''}
      }
    }`;
}

const lines = (subjects: readonly string[]): string =>
  subjects.map((subject) => `          "${subject}"`).join('\n');

import { brokerUsers, type BrokerUser, type BrokerUsersOptions } from './permissions.js';

/** A handler answers once, within the timeout of a call. */
const RESPONSES = 'allow_responses: { max: 1, expires: "30s" }';

/** Returns the name of the NATS server's environment variable that holds the public key of a user. */
export const publicKeyVariable = (user: string): string => `NATS_USER_${user.toUpperCase()}`;

/**
 * Returns the users and permissions of the NATS server, to be included by its own configuration file. Public keys come from the
 * server's environment, so the text holds nothing specific to one installation.
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

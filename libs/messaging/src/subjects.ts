/** Returns the prefix of a NATS user's reply subjects; no other user may subscribe below it. */
export const inboxPrefixOf = (user: string): string => `_INBOX.${user}`;

/**
 * Returns the subject on which every process of a service answers which calls it works on; operations reach one process only. A
 * probe lists the reply subjects of calls as JSON; its answer lists those that the process works on.
 */
export const probeSubject = (service: string): string => `asked.${service}`;

/** Returns the subject on which every process of a service answers operators: see `ProcessQuestion`. */
export const processSubject = (service: string): string => `process.${service}`;

/** Returns the subject on which processes of a service report committed events. */
export const wakeSubject = (service: string): string => `wake.outbox.${service}`;

/** Returns the name of the JetStream stream with a service's events. */
export const streamNameOf = (service: string): string => service.toUpperCase();

/** The NATS server replies with the user's permissions and its own time. */
export const SERVER_TIME_SUBJECT = '$SYS.REQ.USER.INFO';

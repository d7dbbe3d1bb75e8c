/** Prefix of the subjects on which a user of NATS receives replies; no other user may subscribe below it. */
export const inboxPrefixOf = (user: string): string => `_INBOX.${user}`;

/**
 * The subject on which every process of a service answers which calls it works on; operations reach one process only.
 * A probe lists the reply subjects of calls as JSON, its answer those of them that the process works on.
 */
export const probeSubject = (service: string): string => `asked.${service}`;

/** The subject on which every process of a service answers operators: see `ProcessQuestion`. */
export const processSubject = (service: string): string => `process.${service}`;

/** The subject by which processes of a service report that they have committed events. */
export const wakeSubject = (service: string): string => `wake.outbox.${service}`;

/** The JetStream stream of a service's events. */
export const streamNameOf = (service: string): string => service.toUpperCase();

/** The NATS server answers it with the user's permissions and its own time. */
export const SERVER_TIME_SUBJECT = '$SYS.REQ.USER.INFO';

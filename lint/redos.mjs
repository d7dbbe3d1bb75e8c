// Regular expressions must match in time linear in the length of the text: a text from outside could otherwise block a service.
// `recheck` proves it for each literal. Its program for the platform takes a quarter of the time that its JavaScript takes, which
// proves the same where there is no such program.
import redos from 'eslint-plugin-redos';

process.env['RECHECK_SYNC_BACKEND'] = 'synckit';

export const redosPlugin = redos;

/** Limits in milliseconds would make the result depend on the load of the machine; limits in characters read remain. */
const BY_STEPS = { incubationTimeout: null, attackTimeout: null, seedingTimeout: null };

/** An expression that cannot be decided in five minutes is an error too, and has to be rewritten. */
export const noSlowExpression = ['error', { ignoreErrors: false, timeout: 300_000, ...BY_STEPS }];

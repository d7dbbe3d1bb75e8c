// Regular expressions must match in time that grows with the length of the text and no faster: a text from outside could
// otherwise stop a service. `recheck` proves it for each literal. It runs here as JavaScript in ESLint's own process, so
// that no binary for the platform and no Java is needed.
import redos from 'eslint-plugin-redos';

process.env['RECHECK_SYNC_BACKEND'] = 'pure';

export const redosPlugin = redos;

/** Limits in milliseconds would make the result depend on how busy the machine is; those in characters read remain. */
const BY_STEPS = { incubationTimeout: null, attackTimeout: null, seedingTimeout: null };

/** What cannot be decided in five minutes is an error too: such an expression is written anew. */
export const noSlowExpression = ['error', { ignoreErrors: false, timeout: 300_000, ...BY_STEPS }];

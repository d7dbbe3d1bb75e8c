// Regular expressions must match in time that grows with the length of the text and no faster: a text from outside could
// otherwise stop a service. `recheck` proves it for each literal. It runs here as JavaScript in ESLint's own process, so
// that no binary for the platform and no Java is needed.
import redos from 'eslint-plugin-redos';

process.env['RECHECK_SYNC_BACKEND'] = 'pure';

export const redosPlugin = redos;

/**
 * What cannot be decided in time is an error too: such an expression is written anew. An expression with a lookahead is
 * searched for slow texts at random; the fixed seed gives the same result in every run.
 */
export const noSlowExpression = [
  'error',
  { ignoreErrors: false, timeout: 30_000, randomSeed: 1, cache: { strategy: 'aggressive' } },
];

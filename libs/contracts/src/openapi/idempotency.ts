import { platformErrors, REQUEST_KEY_PATTERN, type Operation } from '../define/index.js';
import type { Json } from './schemas.js';

const PARAMETER: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new key for each request. A request that comes again with its key within a day is answered like the first time and changes nothing more.',
  schema: { type: 'string', pattern: REQUEST_KEY_PATTERN },
};

/** An operation as it is described, with parameters besides the fields of its request. */
export interface Keyed {
  readonly operation: Operation;
  readonly parameters: readonly Json[];
}

/** Adds the key by which a repeated request is recognised, and its errors, to an operation that changes something. */
export function keyed(operation: Operation): Keyed {
  if (operation.isAnsweredAnew) return { operation, parameters: [] };
  const errors = [
    ...(operation.errors ?? []),
    platformErrors.requestKeyTaken,
    platformErrors.requestUnderWay,
  ];
  return { operation: { ...operation, errors }, parameters: [PARAMETER] };
}

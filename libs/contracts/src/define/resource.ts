import type { Operation } from './operation.js';

/**
 * A list of records that the console edits. Besides the prescribed paths its operations are reachable in the
 * simple-rest dialect under `/api/rest/<name>`, from the same handlers.
 */
export interface Resource {
  readonly name: string;
  /** The field of a record that identifies it; shown to the console as `id`. */
  readonly idField: string;
  /** Takes `current`, `size`, `sortBy`, `sortOrder` and the filters as fields; answers an admin page. */
  readonly list: Operation<any, any>;
  readonly one?: Operation<any, any>;
  readonly create?: Operation<any, any>;
  readonly update?: Operation<any, any>;
  readonly remove?: Operation<any, any>;
}

export function defineResource<const R extends Resource>(resource: R): R {
  return resource;
}

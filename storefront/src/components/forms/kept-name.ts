import { session } from '../../mall/api.js';

/** Returns the storage key of a form for the current person, so that the next person never sees its input. */
export const keptName = (form: string): string => `${session.current?.userId ?? 'visitor'} ${form}`;

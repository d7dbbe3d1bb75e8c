import { session } from '../../mall/api.js';

/** The name under which a form of the person at this browser is kept: what one person types, the next one never sees. */
export const keptName = (form: string): string => `${session.current?.userId ?? 'visitor'} ${form}`;

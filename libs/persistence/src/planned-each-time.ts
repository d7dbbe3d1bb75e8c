/**
 * Comment for a statement whose best plan depends on its values, such as on how many rows a person has: PostgreSQL then plans it for
 * them, and not once for any. Patterns need none.
 */
export const PLANNED_EACH_TIME = 'planned each time';

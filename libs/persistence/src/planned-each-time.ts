/**
 * Comment for a statement whose best plan depends on its values, such as on how many rows a person has: PostgreSQL then plans it
 * for these values instead of once for any. Statements with patterns need no comment.
 */
export const PLANNED_EACH_TIME = 'planned each time';

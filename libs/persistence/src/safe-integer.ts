import type { ValueTransformer } from 'typeorm';

/**
 * Reads `bigint` columns of amounts as numbers instead of text, for values up to 2^53 - 1. Ids stay text.
 * @example @Column('bigint', { transformer: safeInteger }) readonly totalMinor!: number;
 */
export const safeInteger: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
};

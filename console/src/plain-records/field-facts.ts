import { useResourceContext } from 'react-admin';
import type { RecordField } from '@mall/web-kit';
import { recordFacts } from './facts.generated.js';

/** Facts of a plain record, from which its pages follow. */
interface RecordFacts {
  readonly columns: readonly string[];
  readonly written: readonly string[];
  readonly sortable: readonly string[];
  readonly order: readonly [string, 'ASC' | 'DESC'];
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, RecordField>>;
}

/** Returns the facts of the resource whose page is shown. */
export function useRecordFacts(): RecordFacts {
  return (recordFacts as Readonly<Record<string, RecordFacts>>)[useResourceContext()!]!;
}

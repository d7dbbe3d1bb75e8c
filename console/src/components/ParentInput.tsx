import { AutocompleteInput, useGetList, useTranslate } from 'react-admin';
import { hasFailed } from '../api/use-call.js';

interface Row {
  readonly id: string;
}

interface ParentInputProps<R extends Row> {
  readonly source: string;
  readonly reference: string;
  /** The parent id of a record at the top of the tree; no record has this id. */
  readonly root: string;
  /** Text key of the name of the top. */
  readonly rootLabel: string;
  readonly nameOf: (record: R) => string;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly helperText?: string;
  readonly alwaysOn?: boolean;
}

/** Maximum number of parents offered. */
const MOST = 500;

/** Chooses the parent of a record in its tree, or none. */
export function ParentInput<R extends Row>({
  source,
  reference,
  root,
  rootLabel,
  nameOf,
  filter,
  sort,
  helperText,
}: ParentInputProps<R>) {
  const translate = useTranslate();
  const read = useGetList<R>(reference, {
    filter: filter ?? {},
    pagination: { page: 1, perPage: MOST },
    ...(sort ? { sort } : {}),
  });
  const choices = [
    { id: root, name: translate(rootLabel) },
    ...(read.data ?? []).map((record) => ({ id: record.id, name: nameOf(record) })),
  ];
  return (
    <AutocompleteInput
      source={source}
      choices={choices}
      translateChoice={false}
      helperText={hasFailed(read) ? 'console.widgets.failed' : (helperText ?? false)}
    />
  );
}

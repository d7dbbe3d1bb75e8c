import { Edit, Show, type EditProps, type ShowProps } from 'react-admin';
import { RecordTabs } from './history/RecordTabs.js';
import { RecordFailure } from './RecordFailure.js';

/** The page itself shows the failure; react-admin would redirect to the list, and report every failure as a missing record. */
const whereItIs = { redirectOnError: false } as const;
const saidByThePage = { onError: () => undefined };
/**
 * Gives whole records a key of their own in the cache: react-admin keeps each row of a list as its record, and a page would show, and
 * a form would save, a record without the parts that only `one` answers.
 */
const ofWholeRecord = { meta: { record: 'whole' } } as const;

/** The page that shows a record. */
export const RecordShow = ({ children, queryOptions, ...props }: ShowProps) => (
  <Show
    actions={false}
    component="div"
    {...whereItIs}
    {...props}
    queryOptions={{ ...saidByThePage, ...ofWholeRecord, ...queryOptions }}
    render={({ record, error, refetch }) =>
      error && !record ? (
        <RecordFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTabs>{children}</RecordTabs>
      )
    }
  />
);

/** The page that edits a record; shows nothing as saved before the server has saved it. */
export const RecordEdit = ({ children, queryOptions, mutationOptions, ...props }: EditProps) => (
  <Edit
    mutationMode="pessimistic"
    actions={false}
    {...whereItIs}
    {...props}
    queryOptions={{ ...saidByThePage, ...ofWholeRecord, ...queryOptions }}
    mutationOptions={{ ...ofWholeRecord, ...mutationOptions }}
    render={({ record, error, refetch }) =>
      error && !record ? (
        <RecordFailure error={error} onRetry={() => void refetch()} />
      ) : (
        record && <RecordTabs>{children}</RecordTabs>
      )
    }
  />
);

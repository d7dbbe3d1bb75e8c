import { Edit, Show, type EditProps, type ShowProps } from 'react-admin';
import { RecordFailure } from './RecordFailure.js';

/** The page itself says what failed; react-admin would lead to the list, and call every failure a missing record. */
const whereItIs = { redirectOnError: false } as const;
const saidByThePage = { onError: () => undefined };

/** The page of a record that is looked at. */
export const RecordShow = ({ children, queryOptions, ...props }: ShowProps) => (
  <Show
    actions={false}
    component="div"
    {...whereItIs}
    {...props}
    queryOptions={{ ...saidByThePage, ...queryOptions }}
    render={({ record, error, refetch }) =>
      error && !record ? <RecordFailure error={error} onRetry={() => void refetch()} /> : children
    }
  />
);

/** The page of a record that is changed; nothing is shown as saved before the server has saved it. */
export const RecordEdit = ({ children, queryOptions, ...props }: EditProps) => (
  <Edit
    mutationMode="pessimistic"
    actions={false}
    {...whereItIs}
    {...props}
    queryOptions={{ ...saidByThePage, ...queryOptions }}
    render={({ record, error, refetch }) =>
      error && !record ? <RecordFailure error={error} onRetry={() => void refetch()} /> : record && children
    }
  />
);

import { Alert } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';

/** Warns of decisions that need two people while fewer than two may make them. */
export function SecondSigners() {
  const translate = useTranslate();
  // Merchants have neither page, and may not read this.
  const { canAccess: decides } = useCanAccess({ resource: 'vouchers', action: 'list' });
  const { canAccess: editsStaff } = useCanAccess({ resource: 'staff', action: 'edit' });
  const isAsked = decides === true || editsStaff === true;
  const { data } = useRead('admin.access.secondSigners', {}, { enabled: isAsked, refetchInterval: 60_000 });
  const missing = (data ?? []).filter(({ holders }) => holders < 2);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning">
      {translate('console.secondSigners.missing')}
      <ul style={{ margin: 0 }}>
        {missing.map(({ permission, label, holders }) => (
          <li key={permission}>
            {label}: {translate('console.secondSigners.holders', { smart_count: holders })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

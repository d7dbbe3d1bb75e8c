import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';

/** Says whose data the page shows; hidden for those who see all data. */
export function ScopeNote() {
  const translate = useTranslate();
  const { data: scope } = useRead('admin.access.ownScope', {}, { staleTime: 60_000 });
  if (!scope || scope.seesAll) return null;
  const departments = scope.deptNames.join(', ');
  return (
    <Alert severity="info" variant="outlined" sx={{ py: 0 }}>
      {departments
        ? translate('console.scope.youSee', { departments })
        : translate('console.scope.youSeeYourself')}
    </Alert>
  );
}

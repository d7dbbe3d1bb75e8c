import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { endView, viewedRole } from '../api/view-as.js';
import { leaveTo } from '../components/leave-to.js';
import { useLeaving } from '../tabs/use-leaving.js';

/** Says that the console is viewed as a role, and can end that. */
export function ViewAsBanner() {
  const translate = useTranslate();
  const { leave, question } = useLeaving();
  const role = viewedRole();
  if (!role) return null;
  const end = () => {
    endView();
    leaveTo(`/roles/${role.roleId}`);
  };
  return (
    <>
      <Alert
        severity="warning"
        variant="filled"
        square
        sx={{ py: 0 }}
        action={
          <Button color="inherit" size="small" onClick={() => leave(end)}>
            {translate('console.layout.viewAsEnd')}
          </Button>
        }
      >
        {translate('console.layout.viewAs', { name: role.roleName })}
      </Alert>
      {question}
    </>
  );
}

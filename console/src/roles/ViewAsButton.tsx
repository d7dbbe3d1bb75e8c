import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button, useRecordContext } from 'react-admin';
import type { RoleView } from '@mall/contracts/admin';
import { startView } from '../api/view-as.js';
import { leaveTo } from '../components/leave-to.js';
import { useUnsavedWork } from '../components/unsaved-work.js';

/** Shows the console as holders of this role see it. */
export function ViewAsButton() {
  const role = useRecordContext<RoleView & { id: string }>();
  const { leave } = useUnsavedWork();
  if (!role) return null;
  const { roleId, roleName } = role;
  return (
    <Button
      label="console.roles.viewAs"
      onClick={() =>
        leave(() => {
          startView({ roleId, roleName });
          leaveTo('/');
        })
      }
    >
      <VisibilityOutlined />
    </Button>
  );
}

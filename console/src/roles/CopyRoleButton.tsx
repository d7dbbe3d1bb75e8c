import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Button, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { RoleView } from '@mall/contracts/admin';
import { useMay } from '../api/use-may.js';

/** Opens the form of a new role with everything of this one except its code. */
export function CopyRoleButton() {
  const role = useRecordContext<RoleView & { id: string }>();
  const mayCreate = useMay('admin.role.create');
  if (!role || !mayCreate) return null;
  const { roleNames, roleDesc, menuIds, dataScope, deptIds } = role;
  const source = JSON.stringify({ roleNames, roleDesc, menuIds, dataScope, deptIds });
  return (
    <Button
      component={Link}
      to={`/roles/create?source=${encodeURIComponent(source)}`}
      label="console.roles.copy"
    >
      <ContentCopyOutlined />
    </Button>
  );
}

import SyncOutlined from '@mui/icons-material/SyncOutlined';
import { useState } from 'react';
import { Button } from 'react-admin';
import { useMay } from '../api/use-may.js';
import { SyncDirectoryDialog } from './SyncDirectoryDialog.js';

/** Imports departments and people from DingTalk or WeCom, for those who have the right. */
export function SyncDirectoryButton() {
  const maySync = useMay('admin.directory.dingDepartments');
  const [isOpen, setOpen] = useState(false);
  if (!maySync) return null;
  return (
    <>
      <Button label="console.departments.sync" onClick={() => setOpen(true)}>
        <SyncOutlined />
      </Button>
      {isOpen && <SyncDirectoryDialog onClose={() => setOpen(false)} />}
    </>
  );
}

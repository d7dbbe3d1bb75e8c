import { useRecordContext } from 'react-admin';
import type { SetAsideView } from '@mall/contracts/product';
import { RecordShow } from '../components/RecordPages.js';
import { SetAsideCars } from '../components/set-aside/SetAsideCars.js';

export function SetAsideShow() {
  return (
    <RecordShow>
      <SetAsidePage />
    </RecordShow>
  );
}

function SetAsidePage() {
  const cars = useRecordContext<SetAsideView & { id: string }>();
  return cars ? <SetAsideCars cars={cars} /> : null;
}

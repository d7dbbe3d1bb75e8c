import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { carStatuses } from '@mall/web-kit';
import { useMay } from '../api/use-may.js';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { CarInputs } from './CarInputs.js';
import { DeleteCarButton } from './DeleteCarButton.js';

export function CarEdit() {
  return (
    <RecordEdit redirect="show">
      <ConsoleForm toolbar={<FormBar deleteButton={<DeleteCarButton />} />}>
        <ReviewHint />
        <CarInputs />
      </ConsoleForm>
    </RecordEdit>
  );
}

/** Informs a shop before it saves which changes take its car off sale until it is reviewed. */
function ReviewHint() {
  const translate = useTranslate();
  const car = useRecordContext<CarRecord>();
  const mayReview = useMay('product.car.review');
  if (mayReview || car?.status !== carStatuses.onSale) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('console.cars.reviewedAgain')}
    </Alert>
  );
}

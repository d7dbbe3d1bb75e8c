import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { carFact, carStatuses, identityFields, isCarFact } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { inSentence } from './car-facts.js';
import { CarInputs } from './CarInputs.js';
import { DeleteCarButton } from './DeleteCarButton.js';
import { disputedFacts } from './FactValue.js';

export function CarEdit() {
  return (
    <RecordEdit redirect="show">
      <ConsoleForm toolbar={<FormBar deleteButton={<DeleteCarButton />} />} disputes={disputedFacts}>
        <ReviewHint />
        <CarInputs />
      </ConsoleForm>
    </RecordEdit>
  );
}

/** Informs a shop before it saves which changes take its car off sale until it is reviewed. */
function ReviewHint() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const car = useRecordContext<CarRecord>();
  const mayReview = useMay('product.car.review');
  if (mayReview || car?.status !== carStatuses.onSale) return null;
  const labels = identityFields.map((field) =>
    inSentence(isCarFact(field) ? carFact(field).label[locale] : translate(`resources.cars.fields.${field}`)),
  );
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('console.cars.reviewedAgain', { fields: labels.join(translate('console.cars.between')) })}
    </Alert>
  );
}

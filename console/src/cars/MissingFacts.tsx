import { Alert, Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { missingFacts, type NeededFact, type TypedCar } from './missing-facts.js';

/** Lists the facts that the form needs before the car can be published; each name leads to its field. */
export function MissingFacts() {
  const translate = useTranslate();
  const missing = missingFacts(useWatch() as TypedCar);
  if (missing.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2, py: 0, '& .MuiAlert-message': { minWidth: 0 } }}>
      {translate('console.cars.missing')}{' '}
      {missing.map((fact, at) => (
        <Box component="span" key={fact} sx={{ whiteSpace: 'nowrap' }}>
          <Link component="button" type="button" variant="body2" onClick={() => goTo(fact)}>
            {translate(`resources.cars.fields.${fact}`)}
          </Link>
          {at < missing.length - 1 && translate('console.cars.between')}
        </Box>
      ))}
    </Alert>
  );
}

/** Focuses the field of a fact; of a field in several languages the first one. */
function goTo(fact: NeededFact): void {
  const field = document.querySelector<HTMLElement>(
    `.ra-input-${fact} [role="combobox"], .ra-input-${fact} input, [name^="${fact}."]`,
  );
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

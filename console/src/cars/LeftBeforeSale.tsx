import { Alert, Box, Link } from '@mui/material';
import { Fragment, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { CarRecord, LeftNeed } from '@mall/contracts/product';
import { useReaderLocale } from '../api/use-call.js';
import { useLeft, type KnownCar } from './use-left.js';

interface LeftProps {
  readonly left: readonly LeftNeed[];
  readonly onGo: (field: string) => void;
}

/** Says how many things a car lacks before it goes on sale, and which; each name leads to its field. */
function Left({ left, onGo }: LeftProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  if (left.length === 0) return null;
  const between = translate('console.cars.between');
  const comma = between.trimEnd();
  return (
    <Alert severity="info" sx={{ mb: 2, py: 0, '& .MuiAlert-message': { minWidth: 0 } }}>
      {translate('console.cars.left', { smart_count: left.length })}{' '}
      {left.map(({ need, field, label }, at) => (
        <Fragment key={need}>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <Link component="button" type="button" variant="body2" onClick={() => onGo(field)}>
              {label[locale]}
            </Link>
            {at < left.length - 1 && comma}
          </Box>
          {/* A space within the unbroken part would keep the names on one line. */}
          {at < left.length - 1 && between.slice(comma.length)}
        </Fragment>
      ))}
    </Alert>
  );
}

/** Follows the form while a person types. Whoever comes from the page of the car arrives at the field that was pressed there. */
export function LeftInForm() {
  const left = useLeft(useWatch() as KnownCar);
  const { state } = useLocation();
  const asked = (state as { readonly field?: string } | null)?.field;
  useEffect(() => {
    if (asked) goTo(asked);
  }, [asked]);
  return <Left left={left} onGo={goTo} />;
}

/** Stands on the page of a car; each name leads to its field in the form. */
export function LeftOfCar({ car }: { readonly car: CarRecord }) {
  const left = useLeft(car);
  const navigate = useNavigate();
  return <Left left={left} onGo={(field) => void navigate(`/cars/${car.spuId}`, { state: { field } })} />;
}

/** Focuses the field of a car: of a field in several languages the first one, and of a part of the form its last button. */
function goTo(field: string): void {
  const input = document.querySelector<HTMLElement>(
    `.ra-input-${field} [role="combobox"], .ra-input-${field} input, [name^="${field}."]`,
  );
  const target = input ?? [...document.querySelectorAll<HTMLElement>(`[data-part="${field}"] button`)].at(-1);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

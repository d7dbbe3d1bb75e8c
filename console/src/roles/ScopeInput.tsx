import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { FormDataConsumer, SelectInput } from 'react-admin';

const ScopeDepartments = lazy(async () => ({
  default: (await import('./ScopeDepartments.js')).ScopeDepartments,
}));

const SCOPES = (['all', 'ownAndBelow', 'own', 'chosen'] as const).map((id) => ({
  id,
  name: `console.roles.scopes.${id}`,
}));

/** Chooses whose staff and log entries holders of the role see, by department. */
export function ScopeInput({ isFixed }: { readonly isFixed?: boolean }) {
  return (
    <>
      <SelectInput
        source="dataScope"
        choices={SCOPES}
        readOnly={isFixed === true}
        helperText="console.roles.scopeHint"
      />
      <FormDataConsumer<{ dataScope?: string }>>
        {({ formData }) =>
          formData.dataScope === 'chosen' && (
            <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
              <ScopeDepartments />
            </Suspense>
          )
        }
      </FormDataConsumer>
    </>
  );
}

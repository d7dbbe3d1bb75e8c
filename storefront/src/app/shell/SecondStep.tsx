import { lazy, Suspense, useSyncExternalStore } from 'react';
import { secondStep } from '../../mall/api.js';

const SecondStepDialog = lazy(() => import('./SecondStepDialog.js'));

/** Asks for the second step of a sign-in, wherever it began. */
export function SecondStep() {
  const question = useSyncExternalStore(secondStep.subscribe, secondStep.current, secondStep.current);
  return (
    question && (
      <Suspense>
        <SecondStepDialog ticket={question.details.ticket} />
      </Suspense>
    )
  );
}

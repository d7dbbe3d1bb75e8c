import { useCallback, useState } from 'react';
import { Confirm, useRegisterMutationMiddleware } from 'react-admin';
import { affirming, type Save } from './affirming.js';
import type { FactQuestion } from './fact-question.js';

interface Asked {
  readonly questions: readonly FactQuestion[];
  readonly answer: (isAffirmed: boolean) => void;
}

/** Asks whether unusual facts are right when the server questions them, and saves the car again with what the person affirms. */
export function FactQuestions() {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(
    (questions: readonly FactQuestion[]) =>
      new Promise<boolean>((resolve) =>
        setAsked({
          questions,
          answer: (isAffirmed) => {
            setAsked(undefined);
            resolve(isAffirmed);
          },
        }),
      ),
    [],
  );
  useRegisterMutationMiddleware(
    useCallback<Save>((resource, params, next) => affirming(ask, resource, params, next), [ask]),
  );
  return (
    <Confirm
      isOpen={asked !== undefined}
      title="console.cars.unusual"
      content={<Questions questions={asked?.questions ?? []} />}
      confirm="console.cars.affirm"
      cancel="console.cars.correct"
      onConfirm={() => asked?.answer(true)}
      onClose={() => asked?.answer(false)}
    />
  );
}

const Questions = ({ questions }: Pick<Asked, 'questions'>) => (
  <ul>
    {questions.map(({ question, message }) => (
      <li key={question}>{message}</li>
    ))}
  </ul>
);

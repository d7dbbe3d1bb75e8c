import { useCallback, useState, type ReactNode } from 'react';
import { Confirm, useRegisterMutationMiddleware } from 'react-admin';
import { affirming, type Ask } from './affirming.js';
import type { FactQuestion } from './fact-question.js';

interface Asked {
  readonly questions: readonly FactQuestion[];
  readonly answer: (isAffirmed: boolean) => void;
}

/** Returns the question to a person, and the dialog in which it is asked. */
export function useAsk(): { readonly ask: Ask; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback<Ask>(
    (questions) =>
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
  const dialog = (
    <Confirm
      isOpen={asked !== undefined}
      title="console.affirming.unusual"
      content={<Questions questions={asked?.questions ?? []} />}
      confirm="console.affirming.affirm"
      cancel="console.affirming.correct"
      onConfirm={() => asked?.answer(true)}
      onClose={() => asked?.answer(false)}
    />
  );
  return { ask, dialog };
}

type Params = object & { readonly data?: object };
type Save = (
  resource: string,
  params: Params,
  next: (resource: string, params: Params) => unknown,
) => unknown;

/** Asks whether unusual facts are right when the server questions them, and saves the record again with what the person affirms. */
export function FactQuestions() {
  const { ask, dialog } = useAsk();
  useRegisterMutationMiddleware(
    useCallback<Save>(
      (resource, params, next) =>
        affirming(ask, (affirmed) =>
          next(resource, affirmed.length > 0 ? { ...params, data: { ...params.data, affirmed } } : params),
        ),
      [ask],
    ),
  );
  return dialog;
}

const Questions = ({ questions }: Pick<Asked, 'questions'>) => (
  <ul>
    {questions.map(({ field, question, message }) => (
      <li key={`${field} ${question}`}>{message}</li>
    ))}
  </ul>
);

import { useTranslate } from 'react-admin';
import { ConfirmButton } from '../ConfirmButton.js';

interface EndSessionButtonProps {
  /** Person and device of the session, for the question. */
  readonly who: string;
  readonly onEnd: () => Promise<unknown>;
}

/** Ends a session of another device after a question. */
export function EndSessionButton({ who, onEnd }: EndSessionButtonProps) {
  const translate = useTranslate();
  return (
    <ConfirmButton
      label="console.sessions.end"
      title="console.sessions.endTitle"
      content={translate('console.sessions.endSure', { who })}
      done="console.sessions.ended"
      onConfirm={onEnd}
    />
  );
}

import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useAction } from '../use-action.js';

interface EndSessionButtonProps {
  /** Whose session on which device is ended, for the question. */
  readonly who: string;
  readonly onEnd: () => Promise<unknown>;
}

/** Ends a session of another device after a question. */
export function EndSessionButton({ who, onEnd }: EndSessionButtonProps) {
  const translate = useTranslate();
  const { isBusy, act } = useAction();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {translate('console.sessions.end')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title="console.sessions.endTitle"
        content={translate('console.sessions.endSure', { who })}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void act(onEnd, 'console.sessions.ended');
        }}
      />
    </>
  );
}

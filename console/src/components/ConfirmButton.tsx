import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useAction } from './use-action.js';

interface ConfirmButtonProps {
  /** Text key of the button. */
  readonly label: string;
  /** Text key of the question. */
  readonly title: string;
  /** Text that describes the effect. */
  readonly content: string;
  /** Text key of the message afterwards. */
  readonly done: string;
  readonly onConfirm: () => Promise<unknown>;
}

/** A button for an irreversible action; asks first. */
export function ConfirmButton({ label, title, content, done, onConfirm }: ConfirmButtonProps) {
  const translate = useTranslate();
  const { isBusy, act } = useAction();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {translate(label)}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={title}
        content={content}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void act(onConfirm, done);
        }}
      />
    </>
  );
}

import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useAction } from './use-action.js';

interface ConfirmButtonProps {
  /** Key of the text. */
  readonly label: string;
  /** Key of the question. */
  readonly title: string;
  /** What happens, in words. */
  readonly content: string;
  /** Key of the message afterwards. */
  readonly done: string;
  readonly onConfirm: () => Promise<unknown>;
}

/** A button for what cannot be taken back; acts after a question. */
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

import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CountdownButton } from './CountdownButton.js';

/** Widths of a dialog. Prescribed. */
export const DIALOG_WIDTHS = {
  full: '100%',
  big: '90%',
  medium: '70%',
  small: '800px',
  default: '600px',
} as const;
export type DialogSize = keyof typeof DIALOG_WIDTHS;

/** Seconds that the button is disabled after a click; the second value is for the time before. Prescribed. */
export const SUBMIT_SECONDS = 3;
export const SUBMIT_WAIT = 0;

export interface SizedDialogProps {
  /** Head of the dialog. */
  readonly title: string;
  /** Whether the dialog is shown. */
  readonly isOpen: boolean;
  /** The width: the whole screen, 90 %, 70 %, 800 px or 600 px. */
  readonly size?: DialogSize;
  /** A width of its own, in place of a size. */
  readonly width?: string;
  /** Whether Escape and a click outside close the dialog. */
  readonly isDismissable?: boolean;
  /** Content between head and buttons. */
  readonly children?: ReactNode;
  /** Words of the button that confirms. */
  readonly confirm?: string;
  /** Whether confirming is not possible yet. */
  readonly isConfirmDisabled?: boolean;
  /** Seconds for which the button rests after confirming. */
  readonly submitSeconds?: number;
  /** Seconds for which the button rests when the dialog opens. */
  readonly submitWait?: number;
  /** Without it there is no button to confirm. */
  readonly onConfirm?: () => void;
  /** Called when the dialog is closed or cancelled. */
  readonly onClose: () => void;
}

/** A dialog of one of five widths; a double click on its button confirms once. */
export function SizedDialog({
  title,
  isOpen,
  size = 'default',
  width = DIALOG_WIDTHS[size],
  isDismissable = true,
  children,
  confirm,
  isConfirmDisabled = false,
  submitSeconds = SUBMIT_SECONDS,
  submitWait = SUBMIT_WAIT,
  onConfirm,
  onClose,
}: SizedDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const isFull = size === 'full';
  return (
    <Dialog
      open={isOpen}
      onClose={() => isDismissable && onClose()}
      fullScreen={isFull}
      maxWidth={false}
      aria-labelledby={heading}
      slotProps={{ paper: { sx: { width, maxWidth: isFull ? '100%' : 'calc(100% - 32px)', mx: 0 } } }}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        {onConfirm && (
          <CountdownButton
            seconds={submitSeconds}
            wait={submitWait}
            disabled={isConfirmDisabled}
            onClick={onConfirm}
          >
            {confirm ?? translate('ra.action.confirm')}
          </CountdownButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

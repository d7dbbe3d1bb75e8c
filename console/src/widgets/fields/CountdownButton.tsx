import { Button, type ButtonProps } from '@mui/material';
import { useCountdown } from '../use-countdown.js';

/** Seconds that the button stays disabled after a click. Prescribed. */
export const CLICK_SECONDS = 3;
/** Seconds that the button is disabled at first. Prescribed. */
export const WAIT_SECONDS = 0;

export interface CountdownButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Called by a click, unless the button rests. */
  readonly onClick: () => void;
  /** Seconds of rest after each click. */
  readonly seconds?: number;
  /** Seconds of rest at the start. */
  readonly wait?: number;
}

/** A button that is disabled after a click and shows the remaining seconds. */
export function CountdownButton({
  onClick,
  seconds = CLICK_SECONDS,
  wait = WAIT_SECONDS,
  disabled,
  children,
  ...button
}: CountdownButtonProps) {
  const { left, start } = useCountdown(wait);
  return (
    <Button
      variant="contained"
      {...button}
      disabled={disabled === true || left > 0}
      onClick={() => {
        start(seconds);
        onClick();
      }}
    >
      {children}
      {left > 0 && ` (${left})`}
    </Button>
  );
}

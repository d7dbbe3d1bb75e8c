import { IconButton, Tooltip, type IconButtonProps } from '@mui/material';

interface HeadButtonProps extends IconButtonProps {
  readonly label: string;
}

/** A button with an icon in the head of a list; its name appears at the pointer and for screen readers. */
export function HeadButton({ label, ...button }: HeadButtonProps) {
  return (
    <Tooltip title={label}>
      {/* A disabled button sends no events to the tooltip. */}
      <span>
        <IconButton size="small" color="primary" aria-label={label} {...button} />
      </span>
    </Tooltip>
  );
}

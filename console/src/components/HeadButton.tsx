import { IconButton, Tooltip, type IconButtonProps } from '@mui/material';

interface HeadButtonProps extends IconButtonProps {
  readonly label: string;
}

/** An icon button in the head of a list; its name is shown as a tooltip and read by screen readers. */
export function HeadButton({ label, ...button }: HeadButtonProps) {
  return (
    <Tooltip title={label}>
      {/* A disabled button sends no events to the tooltip, so it is wrapped. */}
      <span>
        <IconButton size="small" color="primary" aria-label={label} {...button} />
      </span>
    </Tooltip>
  );
}

import { Box, Button } from '@mui/material';
import { useRef } from 'react';

interface FileChooserProps {
  readonly label: string;
  /** The text of the button. */
  readonly text: string;
  readonly accept: string;
  readonly isMultiple: boolean;
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's file chooser; files can be dropped on it too. */
export function FileChooser({ label, text, accept, isMultiple, isDisabled, onFiles }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const chosen = [...(files ?? [])];
    if (!isDisabled && chosen.length > 0) onFiles(isMultiple ? chosen : chosen.slice(0, 1));
  };
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Button variant="outlined" size="small" disabled={isDisabled} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        disabled={isDisabled}
        aria-label={label}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </Box>
  );
}

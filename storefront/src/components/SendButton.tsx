import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './ui/Button.js';

interface SendButtonProps extends Omit<ComponentProps<typeof Button>, 'busy'> {
  /** Whether a file of the form is being uploaded. */
  readonly isUploading: boolean;
  readonly isSending: boolean;
}

/** The submit button of a form with files; disabled, with an explanation, until all files are uploaded. */
export function SendButton({ isUploading, isSending, children, ...rest }: SendButtonProps) {
  const { t } = useTranslation('deal');
  return (
    <Button look="primary" type="submit" {...rest} busy={isUploading || isSending}>
      {isUploading ? t('file.wait') : children}
    </Button>
  );
}

import { isApiError } from '@mall/web-kit';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileIdOf } from '@mall/contracts/file';
import { say } from '../mall/say.js';
import { Button } from './ui/Button.js';
import type { IconName } from './ui/Icon.js';
import { call } from '../mall/api.js';

type Ask = () => Promise<{ readonly url: string }>;

interface PrivateLinkProps {
  /** Requests the URL, which is valid for a minute. */
  readonly ask: Ask;
  readonly icon: IconName;
  readonly look?: 'quiet' | 'secondary';
  readonly children: ReactNode;
}

/** Returns a function that opens a private file in a new window; its URL is requested on click, because it expires soon. */
export function usePrivateFile(ask: Ask): { readonly open: () => Promise<void>; readonly isAsking: boolean } {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const open = async (): Promise<void> => {
    // Opened at once, because browsers block windows that open after an asynchronous step.
    const tab = window.open('', '_blank');
    setAsking(true);
    try {
      const { url } = await ask();
      if (tab) tab.location.href = url;
      else location.assign(url);
    } catch (error) {
      tab?.close();
      say.failed(isApiError(error) ? error.message : t('failure.unknown'));
    } finally {
      setAsking(false);
    }
  };
  return { open, isAsking };
}

/** A button that opens such a file. */
export function PrivateLink({ ask, icon, look = 'quiet', children }: PrivateLinkProps) {
  const { open, isAsking } = usePrivateFile(ask);
  return (
    <Button look={look} small icon={icon} busy={isAsking} onClick={() => void open()}>
      {children}
    </Button>
  );
}

/** Links to a private file under the name that its owner gave it. */
export function PrivateFile({ file }: { file: { readonly url: string; readonly originName: string } }) {
  const fileId = fileIdOf(file.url);
  if (!fileId) return null;
  return (
    <PrivateLink icon="document" ask={() => call('file.linkFor', { fileId })}>
      {file.originName}
    </PrivateLink>
  );
}

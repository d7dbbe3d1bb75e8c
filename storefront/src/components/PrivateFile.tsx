import { fileIdOf } from '@mall/contracts/file';
import { isApiError } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { api } from '../mall/api.js';
import { Button } from './ui/Button.js';
import { say } from '../mall/say.js';

/** A file that only its owner may open: the address is asked for when it is wanted, and lives for a minute. */
export function PrivateFile({ file }: { file: { readonly url: string; readonly originName: string } }) {
  const { t } = useTranslation();
  const open = async (): Promise<void> => {
    const fileId = fileIdOf(file.url);
    if (!fileId) return;
    // Opened at once, because a window that opens after waiting is taken for an advertisement.
    const tab = window.open('', '_blank');
    try {
      const { url } = await api.call('file.linkFor', { fileId });
      if (tab) tab.location.href = url;
      else location.assign(url);
    } catch (error) {
      tab?.close();
      say.failed(isApiError(error) ? error.message : t('failure.unknown'));
    }
  };
  return (
    <Button look="quiet" small icon="document" onClick={() => void open()}>
      {file.originName}
    </Button>
  );
}

import { isApiError, type UploadedFile } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { upload } from '../mall/api.js';
import { problemOf } from './file-rules.js';

export interface HeldFile {
  readonly url: string;
  readonly originName: string;
}

interface FileUploadsOptions {
  readonly purpose: string;
  readonly files: readonly HeldFile[];
  readonly onChange: (files: readonly HeldFile[]) => void;
  readonly most: number;
  readonly imagesOnly: boolean;
  readonly maxMegabytes: number;
  readonly onUploading: ((isUploading: boolean) => void) | undefined;
}

/** Checks the chosen files and uploads them one after another; `under` is the one on its way, with the share sent. */
export function useFileUploads({
  purpose,
  files,
  onChange,
  most,
  imagesOnly,
  maxMegabytes,
  onUploading,
}: FileUploadsOptions) {
  const { t } = useTranslation();
  const [under, setUnder] = useState<{ name: string; share: number }>();
  const [problem, setProblem] = useState<string>();

  const add = async (list: FileList | null): Promise<void> => {
    setProblem(undefined);
    let held = most === 1 ? [] : [...files];
    for (const file of Array.from(list ?? []).slice(0, most - held.length)) {
      const wrong = problemOf(file, { imagesOnly, maxMegabytes });
      if (wrong) {
        setProblem(t(`file.${wrong}`, { name: file.name, most: maxMegabytes }));
        continue;
      }
      try {
        setUnder({ name: file.name, share: 0 });
        onUploading?.(true);
        const sent: UploadedFile = await upload(file, {
          purpose,
          onProgress: (share) => setUnder({ name: file.name, share }),
        });
        held = [...held, { url: sent.url, originName: file.name }];
        onChange(held);
      } catch (thrown) {
        setProblem(isApiError(thrown) ? thrown.message : t('failure.unknown'));
      } finally {
        setUnder(undefined);
        onUploading?.(false);
      }
    }
  };

  return { add, under, problem };
}

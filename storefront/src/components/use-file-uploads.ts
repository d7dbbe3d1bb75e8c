import { isApiError, type UploadedFile } from '@mall/web-kit';
import { useCallback, useEffect, useState } from 'react';
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

/** A file being uploaded. */
export interface Upload {
  readonly file: File;
  readonly share: number;
  readonly cancel: () => void;
}

/** Checks the chosen files and uploads them one after another; `failed` is one that can be retried. */
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
  const { t: deal } = useTranslation('deal');
  const [under, setUnder] = useState<Upload>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<File>();
  const previews = usePreviews();

  const tellProblem = (text: string): void => setProblems((told) => [...told, text]);

  const send = async (file: File): Promise<HeldFile | undefined> => {
    const leaving = new AbortController();
    const tell = (share: number): void => setUnder({ file, share, cancel: () => leaving.abort() });
    tell(0);
    try {
      const { url, originName }: UploadedFile = await upload(file, {
        purpose,
        signal: leaving.signal,
        onProgress: tell,
      });
      previews.add(url, file);
      return { url, originName };
    } catch (thrown) {
      if (leaving.signal.aborted) return undefined;
      setFailed(file);
      const reason = isApiError(thrown) ? thrown.message : t('failure.unknown');
      tellProblem(deal('file.refused', { name: file.name, reason }));
      return undefined;
    }
  };

  const add = async (list: Iterable<File>): Promise<void> => {
    setProblems([]);
    setFailed(undefined);
    let held = most === 1 ? [] : [...files];
    onUploading?.(true);
    const room = most - held.length;
    const leftOut = [...list].slice(room);
    if (leftOut.length > 0) {
      const names = leftOut.map(({ name }) => name).join(', ');
      tellProblem(deal('file.tooMany', { count: most, names }));
    }
    for (const file of [...list].slice(0, room)) {
      const wrong = problemOf(file, { imagesOnly, maxMegabytes });
      if (wrong) {
        tellProblem(deal(`file.${wrong}`, { name: file.name, most: maxMegabytes }));
        continue;
      }
      const sent = await send(file);
      if (!sent) continue;
      held = [...held, sent];
      onChange(held);
    }
    setUnder(undefined);
    onUploading?.(false);
  };

  return { add, under, problems, failed, previewOf: previews.previewOf };
}

/** Returns previews of uploaded files from this device's own copies, by the URL of the file; private files have no other. */
function usePreviews() {
  const [known] = useState(() => new Map<string, string>());
  useEffect(() => () => known.forEach((address) => URL.revokeObjectURL(address)), [known]);
  return {
    previewOf: (url: string): string | undefined => known.get(url),
    add: (url: string, file: File): void => {
      if (file.type.startsWith('image/')) known.set(url, URL.createObjectURL(file));
    },
  };
}

/** Returns whether any file of a form is being uploaded; `onUploading` is passed to its file fields. */
export function useUploads(): {
  readonly isUploading: boolean;
  readonly onUploading: (isUploading: boolean) => void;
} {
  const [underWay, setUnderWay] = useState(0);
  const onUploading = useCallback(
    (isUploading: boolean) => setUnderWay((count) => count + (isUploading ? 1 : -1)),
    [],
  );
  return { isUploading: underWay > 0, onUploading };
}

import { useCallback, useState } from 'react';

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

import { useCallback, useState } from 'react';

/** Whether any file of a form is on its way; `onUploading` is what its places for files tell. */
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

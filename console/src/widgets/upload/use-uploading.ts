import { useCallback, useRef } from 'react';

/** Blocks saving a form while files of a field are being uploaded: it would be saved without them. */
export function useUploading() {
  const isBusy = useRef(false);
  const onBusy = useCallback((next: boolean) => {
    isBusy.current = next;
  }, []);
  const rule = useCallback(() => (isBusy.current ? 'console.widgets.upload.wait' : undefined), []);
  return { onBusy, rules: [rule] };
}

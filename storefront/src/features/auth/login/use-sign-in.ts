import { useMutation } from '@tanstack/react-query';
import { clearLock } from '../../../mall/lock.js';
import { queryClient } from '../../../mall/query-client.js';

/** Signs in, and clears the screen lock and cached answers of the previous person. */
export function useSignIn<T>(signIn: (fields: T) => Promise<void>) {
  return useMutation({
    mutationFn: (fields: T) => {
      clearLock();
      return signIn(fields);
    },
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}

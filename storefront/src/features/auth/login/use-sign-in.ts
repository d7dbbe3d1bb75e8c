import { useMutation } from '@tanstack/react-query';
import { clearLock } from '../../../mall/lock.js';
import { queryClient } from '../../../mall/query-client.js';

/** Signing in clears what a former person left: the lock, and answers meant for them. */
export function useSignIn<T>(signIn: (fields: T) => Promise<void>) {
  return useMutation({
    mutationFn: (fields: T) => {
      clearLock();
      return signIn(fields);
    },
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}

import { isApiError } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, session, signInSocially } from '../../../mall/api.js';
import { clearLock } from '../../../mall/lock.js';
import { queryClient } from '../../../mall/query-client.js';
import { providerOf, type SocialAnswer } from './social-answer.js';

/** The error code for a person without an account here. */
const NOT_BOUND = 417;

type Outcome = 'signedIn' | 'linked' | 'unknown';

async function comeBack(answer: SocialAnswer): Promise<Outcome> {
  if (session.current) {
    await call('auth.bindSocial', answer);
    return 'linked';
  }
  try {
    clearLock();
    await signInSocially(providerOf(answer), answer);
    return 'signedIn';
  } catch (failure) {
    if (isApiError(failure) && failure.status === NOT_BOUND) return 'unknown';
    throw failure;
  }
}

/** Signs in, or links, only once, because a code is accepted only once. */
export function useSocialReturn(answer: SocialAnswer | undefined, onDone: (how: Outcome) => void) {
  const wasTried = useRef(false);
  const returning = useMutation({
    mutationFn: comeBack,
    onSuccess: (outcome) => {
      if (outcome !== 'unknown') void queryClient.invalidateQueries();
      onDone(outcome);
    },
  });
  const { mutate } = returning;
  useEffect(() => {
    if (!answer || wasTried.current) return;
    wasTried.current = true;
    mutate(answer);
  }, [answer, mutate]);
  return returning;
}

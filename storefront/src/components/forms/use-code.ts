import { isApiError } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSecondsUntil } from '../use-seconds.js';
import { call, captcha } from '../../mall/api.js';

/** Requests an SMS code, and counts the seconds until another one may be requested. */
export function useCode(send: (mobile: string) => Promise<{ ttl: number }>) {
  const [until, setUntil] = useState(0);
  const wait = useSecondsUntil(until);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: ({ ttl }) => setUntil(Date.now() + ttl * 1000),
  });
  return {
    wait,
    isSent: sending.isSuccess,
    /** The number to which the last code was sent. */
    sentTo: sending.isSuccess ? sending.variables : undefined,
    isSending: sending.isPending,
    error: isApiError(sending.error) ? sending.error.message : undefined,
    ask: (mobile: string) => sending.mutate(mobile),
  };
}

/** Returns the country code of China or of Russia. */
export const countryCodeOf = (mobile: string): string => (/^(?:\+?86)?1[3-9]/.test(mobile) ? '+86' : '+7');

/** Returns the SMS code that verifies the number of a new account. */
export const useRegistrationCode = () =>
  useCode((number) =>
    captcha.withCaptcha('sms', (answer) =>
      call('auth.sendRegistrationCode', { countryCode: countryCodeOf(number), number, ...answer }),
    ),
  );

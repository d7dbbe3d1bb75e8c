import { useEffect, useState } from 'react';

/** Returns the milliseconds until an instant by the clock and not by ticks, so that a sleeping tab catches up. */
export function useTimeUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = until <= now;
  useEffect(() => {
    setNow(Date.now());
    if (until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until, isOver]);
  return Math.max(0, until - now);
}

/** Returns whole seconds until an instant; 0 once it has passed. */
export const useSecondsUntil = (until: number): number => Math.ceil(useTimeUntil(until) / 1000);

import { useCallback, useEffect, useState } from 'react';

/** Returns the whole seconds until a moment set by `start`; uses the clock, so that a sleeping page does not fall behind. */
export function useCountdown(firstSeconds: number): {
  readonly left: number;
  readonly start: (seconds: number) => void;
} {
  const [until, setUntil] = useState(() => (firstSeconds > 0 ? Date.now() + firstSeconds * 1000 : 0));
  const [left, setLeft] = useState(firstSeconds);
  useEffect(() => {
    if (until === 0) return undefined;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) setUntil(0);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = useCallback((seconds: number) => {
    setLeft(seconds);
    setUntil(seconds > 0 ? Date.now() + seconds * 1000 : 0);
  }, []);
  return { left, start };
}

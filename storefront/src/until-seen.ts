/** A picture that does not arrive must not keep the page from working. */
const LONGEST_MS = 3_000;

/** Events that precede the use of a page's controls. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/** Resolves when the rendered page and its first pictures are loaded, when somebody begins to use it, or after three seconds. */
export function untilSeen(): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const go = (): void => {
      done.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, LONGEST_MS);
    for (const sign of SIGNS) addEventListener(sign, go, { passive: true, signal: done.signal });
    // A task later, so that the browser reports the largest picture as painted before it becomes busy.
    const painted = (): unknown => requestAnimationFrame(() => setTimeout(go));
    if (document.readyState === 'complete') painted();
    else addEventListener('load', painted, { signal: done.signal });
  });
}

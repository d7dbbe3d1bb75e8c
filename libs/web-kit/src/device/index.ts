import Bowser from 'bowser';

/** Browser and system of a session, `Chrome 143` and `Windows 10`; programs that are no browsers by their own name. */
export function deviceOf(userAgent: string | null): { readonly browser: string; readonly system: string } {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  const [program = ''] = userAgent.split(/[ /(]/, 1);
  return {
    browser: browser.name ? `${browser.name} ${browser.version?.split('.')[0] ?? ''}`.trim() : program,
    system: [os.name, os.versionName ?? os.version].filter(Boolean).join(' '),
  };
}

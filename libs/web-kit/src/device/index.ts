import Bowser from 'bowser';

/** Returns browser and system of a session, `Chrome 143` and `Windows 10`; other programs by their own name. */
export function deviceOf(userAgent: string | null): { readonly browser: string; readonly system: string } {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  const [program = ''] = userAgent.split(/[ /(]/, 1);
  return {
    browser: browser.name ? `${browser.name} ${browser.version?.split('.')[0] ?? ''}`.trim() : program,
    system: [os.name, os.versionName ?? os.version].filter(Boolean).join(' '),
  };
}

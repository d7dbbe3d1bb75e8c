import Bowser from 'bowser';
import { useTranslate } from 'react-admin';
import { TwoLines } from '../TwoLines.js';

/** Browser and system of a session, `Chrome 143` over `Windows 10`; programs that are no browsers by their own name. */
export function Device({ userAgent }: { readonly userAgent: string | null }) {
  const translate = useTranslate();
  const { browser, system } = readable(userAgent);
  return (
    <span title={userAgent ?? undefined}>
      <TwoLines main={browser || translate('console.sessions.unknownDevice')} under={system} />
    </span>
  );
}

function readable(userAgent: string | null): { readonly browser: string; readonly system: string } {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  const [program = ''] = userAgent.split(/[ /(]/, 1);
  return {
    browser: browser.name ? `${browser.name} ${browser.version?.split('.')[0] ?? ''}`.trim() : program,
    system: [os.name, os.versionName ?? os.version].filter(Boolean).join(' '),
  };
}

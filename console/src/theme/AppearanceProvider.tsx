import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { RaThemeOptions } from 'react-admin';
import { keepRecord, keptRecord } from '../api/records.js';
import { consoleTheme } from './console-theme.js';
import { DEFAULT_APPEARANCE, LOOKS, type Appearance } from './looks.js';

const RECORD = 'appearance';

interface Choice {
  readonly appearance: Appearance;
  readonly choose: (changes: Partial<Appearance>) => void;
}

const AppearanceContext = createContext<Choice>({ appearance: DEFAULT_APPEARANCE, choose: () => undefined });

export const useAppearance = (): Choice => useContext(AppearanceContext);

interface AppearanceProviderProps {
  readonly children: (theme: RaThemeOptions) => ReactNode;
}

/** Provides theme and colour, stored in the browser. The theme stays the same object: a new one would render every page again. */
export function AppearanceProvider({ children }: AppearanceProviderProps) {
  const [appearance, setAppearance] = useState(kept);
  useEffect(() => keepRecord(RECORD, appearance), [appearance]);
  const choice = useMemo<Choice>(
    () => ({ appearance, choose: (changes) => setAppearance((now) => ({ ...now, ...changes })) }),
    [appearance],
  );
  const theme = useMemo(() => consoleTheme(appearance), [appearance]);
  return <AppearanceContext.Provider value={choice}>{children(theme)}</AppearanceContext.Provider>;
}

function kept(): Appearance {
  const read: Appearance = {
    ...DEFAULT_APPEARANCE,
    ...(keptRecord(RECORD) as Partial<Appearance> | undefined),
  };
  return LOOKS.includes(read.look) && /^#[0-9a-f]{6}$/i.test(read.colour) ? read : DEFAULT_APPEARANCE;
}

import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { keepRecord, keptRecord } from '../api/records.js';
import { DEFAULT_APPEARANCE, LOOKS, type Appearance } from './looks.js';

const RECORD = 'appearance';

interface Choice {
  readonly appearance: Appearance;
  readonly choose: (changes: Partial<Appearance>) => void;
}

const AppearanceContext = createContext<Choice>({ appearance: DEFAULT_APPEARANCE, choose: () => undefined });

export const useAppearance = (): Choice => useContext(AppearanceContext);

/** Provides theme and colour, stored in the browser. */
export function AppearanceProvider({
  children,
}: {
  readonly children: (appearance: Appearance) => ReactNode;
}) {
  const [appearance, setAppearance] = useState(kept);
  useEffect(() => keepRecord(RECORD, appearance), [appearance]);
  const choice = useMemo<Choice>(
    () => ({ appearance, choose: (changes) => setAppearance((now) => ({ ...now, ...changes })) }),
    [appearance],
  );
  return <AppearanceContext.Provider value={choice}>{children(appearance)}</AppearanceContext.Provider>;
}

function kept(): Appearance {
  const read: Appearance = {
    ...DEFAULT_APPEARANCE,
    ...(keptRecord(RECORD) as Partial<Appearance> | undefined),
  };
  return LOOKS.includes(read.look) && /^#[0-9a-f]{6}$/i.test(read.colour) ? read : DEFAULT_APPEARANCE;
}

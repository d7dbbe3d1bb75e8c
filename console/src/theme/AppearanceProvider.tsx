import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { DEFAULT_APPEARANCE, LOOKS, type Appearance } from './looks.js';

const KEY = 'mall.console.appearance';

interface Choice {
  readonly appearance: Appearance;
  readonly choose: (changes: Partial<Appearance>) => void;
}

const AppearanceContext = createContext<Choice>({ appearance: DEFAULT_APPEARANCE, choose: () => undefined });

export const useAppearance = (): Choice => useContext(AppearanceContext);

/** Theme and colour, remembered by the browser. */
export function AppearanceProvider({
  children,
}: {
  readonly children: (appearance: Appearance) => ReactNode;
}) {
  const [appearance, setAppearance] = useState(kept);
  useEffect(() => localStorage.setItem(KEY, JSON.stringify(appearance)), [appearance]);
  const choice = useMemo<Choice>(
    () => ({ appearance, choose: (changes) => setAppearance((now) => ({ ...now, ...changes })) }),
    [appearance],
  );
  return <AppearanceContext.Provider value={choice}>{children(appearance)}</AppearanceContext.Provider>;
}

function kept(): Appearance {
  try {
    const read = {
      ...DEFAULT_APPEARANCE,
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Appearance>),
    };
    return LOOKS.includes(read.look) && /^#[0-9a-f]{6}$/i.test(read.colour) ? read : DEFAULT_APPEARANCE;
  } catch {
    return DEFAULT_APPEARANCE;
  }
}

interface FakeStorage {
  /** Texts that the browser holds, for all tabs. */
  readonly stored: Map<string, string>;
  /** Writes as another tab of this browser does. */
  readonly otherTab: (key: string, text: string) => void;
  /** Whether the browser refuses to store, as in a private window. */
  refuses: boolean;
}

/** Gives a test the localStorage of a browser and its events; `end` takes both away. */
export function fakeStorage(): FakeStorage & { readonly end: () => void } {
  const events = new EventTarget();
  const stored = new Map<string, string>();
  const write = (change: () => void): void => {
    if (fake.refuses) throw new DOMException('full', 'QuotaExceededError');
    change();
  };
  const parts = {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => write(() => stored.set(key, value)),
      removeItem: (key: string) => write(() => stored.delete(key)),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  const fake = {
    stored,
    refuses: false,
    otherTab: (key: string, text: string) => {
      stored.set(key, text);
      events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    end: () => {
      for (const name of Object.keys(parts)) Reflect.deleteProperty(globalThis, name);
    },
  };
  return fake;
}

/** Storages for modules that expect a browser; they store nothing. Imported before all of them. */
const nothing: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

globalThis.localStorage = nothing;
globalThis.sessionStorage = nothing;

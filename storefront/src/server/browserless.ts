/** Storages as modules of the shop find them in a browser; they remember nothing. Imported before all of them. */
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

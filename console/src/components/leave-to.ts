/** Reloads the console at a page, as after a change of the effective rights. */
export const leaveTo = (path: `/${string}`): void => window.location.assign(`/console${path}`);

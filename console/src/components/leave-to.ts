/** Opens a page with nothing in memory, as after a change of whose rights count. */
export const leaveTo = (path: `/${string}`): void => window.location.assign(`/console${path}`);

/** Kinds of a menu row, with the codes of the wire. */
export const menuTypes = { item: '0', button: '1' } as const;

/** Whose menu a row belongs to: that of the console, or the shop's, which everybody sees. */
export const menuPlaces = { console: 'console', shop: 'shop' } as const;

/** Whether a member of staff may sign in, with the codes of the wire. */
export const lockFlags = { open: '0', locked: '9' } as const;

/** Whether an external app is offered, with the codes of the wire. */
export const microAppStatuses = { on: '1', off: '0' } as const;

/** How the act of a log entry ended, with the codes of the wire. */
export const logTypes = { done: '0', failed: '9' } as const;

/** Addresses of the shop's menu items lie below one folder, so that none hides a page of the shop, now or later. */
export const OWN_ADDRESSES = '/pages/';

/** Kinds of a menu row, with the codes of the wire. */
export const menuTypes = { item: '0', button: '1' } as const;

/** Owners of menu rows: the console, or the shop, whose menu everybody sees. */
export const menuPlaces = { console: 'console', shop: 'shop' } as const;

/** Whether a member of staff may sign in, with the codes of the wire. */
export const lockFlags = { open: '0', locked: '9' } as const;

/** Whether an external app is offered, with the codes of the wire. */
export const microAppStatuses = { on: '1', off: '0' } as const;

/** Outcomes of a logged action, with their codes on the wire. */
export const logTypes = { done: '0', failed: '9' } as const;

/** Folder of the addresses of the shop's own menu items; below it, none can hide a page of the shop, now or later. */
export const OWN_ADDRESSES = '/pages/';

/** Parts of the order's page that the next step can open. */
export type OpenPart = 'contract' | 'slip' | undefined;

/** Names in the address bar: for which city and importer landed costs are shown. */
export const LANDED_ADDRESS = { city: 'landedCity', importer: 'importer' } as const;

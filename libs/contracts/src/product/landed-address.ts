/** Names in the address bar of the city and importer for which landed costs are shown. */
export const LANDED_ADDRESS = { city: 'landedCity', importer: 'importer' } as const;

const tiles: unknown = import.meta.env['VITE_MAP_TILES'];

/** URL template of the configured server's tiles in EPSG:4326 with z, x and y; without one the shipped countries are shown. */
export const MAP_TILES = typeof tiles === 'string' ? tiles : undefined;

const tiles: unknown = import.meta.env['VITE_MAP_TILES'];

/** Tiles of the configured server in EPSG:4326, a template with z, x and y; without one the shipped countries are shown. */
export const MAP_TILES = typeof tiles === 'string' ? tiles : undefined;

/** Extracted by the build, see near-atlas.ts beside vite's configuration. */
declare module 'world-atlas/countries-10m.json?near' {
  type Line = readonly [number, number][];
  const near: {
    /** West, south, east, north of the extracted area. */
    readonly within: readonly [number, number, number, number];
    /** Outer rings of the land, clipped to the frame. */
    readonly land: readonly Line[];
    /** Coasts and borders of countries. */
    readonly borders: readonly Line[];
  };
  export default near;
}

// Declared by hand: the files have no types, and types inferred from them would take hundreds of kilobytes.
declare module 'world-atlas/countries-50m.json' {
  const topology: import('topojson-specification').Topology<{
    readonly countries: import('topojson-specification').GeometryCollection;
  }>;
  export default topology;
}

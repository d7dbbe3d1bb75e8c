// Declared by hand: the files have no types, and types inferred from them would take hundreds of kilobytes.
declare module 'world-atlas/countries-50m.json' {
  const topology: import('topojson-specification').Topology<{
    readonly countries: import('topojson-specification').GeometryCollection;
  }>;
  export default topology;
}

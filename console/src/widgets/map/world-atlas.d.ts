// The files have no types of their own, and their text would be types of hundreds of kilobytes.
declare module 'world-atlas/countries-50m.json' {
  const topology: import('topojson-specification').Topology<{
    readonly countries: import('topojson-specification').GeometryCollection;
  }>;
  export default topology;
}

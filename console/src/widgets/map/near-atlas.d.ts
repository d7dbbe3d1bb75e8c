/** Cut out by the build, see near-atlas.ts beside the configuration of vite. */
declare module 'world-atlas/countries-10m.json?near' {
  type Line = readonly [number, number][];
  const near: {
    /** West, south, east, north of what is there. */
    readonly within: readonly [number, number, number, number];
    /** Outer rings of the land, cut off at the frame. */
    readonly land: readonly Line[];
    /** Coasts and borders of countries. */
    readonly borders: readonly Line[];
  };
  export default near;
}

/** Packages outside of bundles: machine code, `ws`, which Nest loads itself, and pdfkit, which finds its fonts beside itself. */
export const external = ['@node-rs/argon2', 'pdfkit', 'sharp', 'ws'];

/** Packages whose files are read by packages in a bundle at run time. */
export const lookedUp = ['swagger-ui-dist'];

export const patches = [
  // Loads a package at run time, which would be loaded a second time from outside of the bundle.
  {
    module: '@nestjs/typeorm/dist/common/typeorm-compat.js',
    old: 'const require = createRequire(import.meta.url);',
    now: "import * as typeorm from 'typeorm';\nconst require = () => typeorm;",
  },
  // Wants the names of the running files, but has Node read the whole source map at each start.
  {
    module: 'pino/lib/caller.js',
    old: 'getCallSites().slice(2)',
    now: 'getCallSites({ sourceMap: false }).slice(2)',
  },
  // Keeps the place where a connection was closed, for which Node reads the whole source map when a service stops.
  {
    module: '@nats-io/nats-core/lib/protocol.js',
    old: 'new Error("close trace").stack',
    now: '""',
  },
];

/** Packages outside of bundles: machine code, `ws`, which Nest loads itself, and pdfkit, which finds its fonts beside itself. */
export const external = ['@node-rs/argon2', 'pdfkit', 'sharp', 'ws'];

/** Packages whose files are read by packages in a bundle at run time. */
export const lookedUp = ['swagger-ui-dist'];

/** Packages that load others at run time, which would then be loaded a second time from outside of the bundle. */
export const patches = [
  {
    module: '@nestjs/typeorm/dist/common/typeorm-compat.js',
    old: 'const require = createRequire(import.meta.url);',
    now: "import * as typeorm from 'typeorm';\nconst require = () => typeorm;",
  },
];

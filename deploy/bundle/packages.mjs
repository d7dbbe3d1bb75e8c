/** Stay outside: machine code, `ws`, which Nest loads by itself and would have twice, and pdfkit, which looks its fonts up beside itself. */
export const external = ['@node-rs/argon2', 'pdfkit', 'sharp', 'ws'];

/** Packages in a bundle ask for files of these while they run. */
export const lookedUp = ['swagger-ui-dist'];

/** Packages that look others up while they run, which would load these a second time from outside. */
export const patches = [
  {
    module: '@nestjs/typeorm/dist/common/typeorm-compat.js',
    old: 'const require = createRequire(import.meta.url);',
    now: "import * as typeorm from 'typeorm';\nconst require = () => typeorm;",
  },
];

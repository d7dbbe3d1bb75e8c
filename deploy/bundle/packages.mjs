/** Stay outside: machine code, and `ws`, which Nest loads by itself and would have twice. */
export const external = ['@node-rs/argon2', 'sharp', 'ws'];

/** Packages that look others up while they run, which would load these a second time from outside. */
export const patches = [
  {
    module: '@nestjs/typeorm/dist/common/typeorm-compat.js',
    old: 'const require = createRequire(import.meta.url);',
    now: "import * as typeorm from 'typeorm';\nconst require = () => typeorm;",
  },
];

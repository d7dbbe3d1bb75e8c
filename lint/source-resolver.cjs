// Resolves `./file.js` to the TypeScript source of that name, for eslint-plugin-boundaries. Own code: its node resolver has no
// extension aliases, and only relative imports matter to feature boundaries.
const { existsSync } = require('node:fs');
const { dirname, resolve } = require('node:path');

exports.interfaceVersion = 2;

exports.resolve = (source, file) => {
  if (!source.startsWith('.')) return { found: false };
  const path = resolve(dirname(file), source);
  const stem = path.replace(/\.js$/, '');
  const found = [path, `${stem}.ts`, `${stem}.tsx`].find((candidate) => existsSync(candidate));
  return found ? { found: true, path: found } : { found: false };
};

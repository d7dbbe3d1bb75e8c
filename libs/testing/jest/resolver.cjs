// TypeScript files import each other by the names of their build output (`./cart.js`).
const { existsSync } = require('node:fs');
const { join } = require('node:path');

module.exports = (request, options) => {
  const ours = !options.basedir.includes('node_modules');
  if (ours && /^\.{1,2}\/.*\.js$/.test(request)) {
    for (const extension of ['.ts', '.tsx']) {
      const source = join(options.basedir, request.replace(/\.js$/, extension));
      if (existsSync(source)) return source;
    }
  }
  return options.defaultResolver(request, options);
};

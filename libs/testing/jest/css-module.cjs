// Replaces a CSS module in tests: each class has its own name as value.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });

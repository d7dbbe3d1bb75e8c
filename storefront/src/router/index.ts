export * from './browser-history.js';
export * from './links.js';
export * from './match-routes.js';
export * from './path.js';
export * from './router.js';
export * from './Routes.js';

export * from './auth.api.js';
export * from './auth.dto.js';
export * from './auth.errors.js';
export * from './auth.events.js';
export * from './auth.views.js';
export * from './social.api.js';
export * from './social.dto.js';
export * from './social.views.js';

export * from './purposes.js';
export * from './picture-url.js';
export * from './file.dto.js';
export * from './file.errors.js';
export * from './file.api.js';

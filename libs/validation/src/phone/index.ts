export { normaliseMobile } from './mobile.js';
export { phone } from './phone-text.js';

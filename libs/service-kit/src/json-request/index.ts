export { requestJson, type JsonAnswer } from './json-request.js';

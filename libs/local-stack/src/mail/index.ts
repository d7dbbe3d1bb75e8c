export { MailServer } from './mail-server.js';
export type { Mail } from './read-mail.js';

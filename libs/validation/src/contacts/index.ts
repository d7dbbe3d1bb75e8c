export { contactsIn, type ContactInText } from './contacts-in-text.js';

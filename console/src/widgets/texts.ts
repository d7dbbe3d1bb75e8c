export { fieldTexts } from './texts/fields.js';
export { peopleTexts } from './texts/people.js';
export { mapTexts } from './texts/maps.js';

export { Email, FILE_URL, FileUrl, Id, isId, MOBILE, Mobile } from './addresses.js';
export { Bool, Flag, OneOf } from './choices.js';
export { Day, Instant } from './days.js';
export { ListOf, ListOfValues, type ListOptions } from './lists.js';
export { Decimal, Int, MoneyMinor, type RangeOptions } from './numbers.js';
export { Json, NamesDto, Nested, TextsDto, Trilingual } from './objects.js';
export { Text, type TextOptions } from './texts.js';

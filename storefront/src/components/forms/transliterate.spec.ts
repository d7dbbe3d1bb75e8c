import { transliterate } from './transliterate.js';

describe('transliterate', () => {
  it.each([
    ['Щербаков', 'Shcherbakov'],
    ['Юлия', 'Iuliia'],
    ['Сергеевич', 'Sergeevich'],
    ['Объедков', 'Obieedkov'],
    ['Мамин-Сибиряк', 'Mamin-Sibiriak'],
  ])('%s is %s', (name, latin) => expect(transliterate(name)).toBe(latin));
});

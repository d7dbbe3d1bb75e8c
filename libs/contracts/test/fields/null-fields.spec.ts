import { requestFields } from './request-fields.js';

it('lets null reach a service only in a field that declares it', () => {
  for (const { name, facts, read } of requestFields) {
    const answer = read(null);
    const value = 'value' in answer ? answer.value : 'refused';
    if (facts.onNull === 'cleared') expect([name, value]).toEqual([name, null]);
    else if (facts.onNull === 'refused') expect([name, value]).toEqual([name, 'refused']);
    else expect([name, value]).toEqual([name, undefined]);
  }
});

it('reads an absent field as absent, and refuses the absence of one that is needed', () => {
  for (const { name, facts, read } of requestFields) {
    const answer = read(undefined);
    expect([name, 'value' in answer]).toEqual([name, facts.optional]);
  }
});

it('declares fields that null clears', () => {
  const cleared = requestFields.filter(({ facts }) => facts.onNull === 'cleared').map(({ name }) => name);
  expect(cleared).toEqual(expect.arrayContaining(['UpdateUserDto.passportNo', 'UpdateUserDto.surname']));
});

import { mergeOthers, pick } from './merge-others.js';

const base = { id: '7', nickname: 'Лю', lockFlag: '0', phone: null, roleIds: ['1', '2'] };

it('keeps what others have saved in fields that the form did not change', () => {
  const mine = { ...base, nickname: 'Лю Вэй', phone: '' };
  const theirs = { ...base, lockFlag: '9', roleIds: ['1'] };
  expect(mergeOthers(base, mine, theirs)).toEqual({
    data: { ...mine, lockFlag: '9', roleIds: ['1'] },
    disputed: [],
  });
});

it('names fields that both have changed, unless both say the same', () => {
  const mine = { ...base, nickname: 'Лю Вэй', phone: '+79141234567', password: 'quite long enough' };
  const theirs = { ...base, nickname: 'Вэй Лю', phone: '+79141234567' };
  const { data, disputed } = mergeOthers(base, mine, theirs);
  expect(disputed).toEqual(['nickname']);
  expect(data).toEqual(mine);
  expect({ ...data, ...pick(theirs, disputed) }).toMatchObject({
    nickname: 'Вэй Лю',
    password: mine.password,
  });
});

it('treats the empty texts that a form fills in as unchanged', () => {
  const entry = { text: { zh: '六个月', ru: 'Полгода' } };
  const text = { id: 'terms', note: null, sections: [{ key: 'end', entries: [entry] }] };
  const opened = { heading: { ru: '', zh: '', en: '' }, text: { ru: 'Полгода', zh: '六个月' } };
  const mine = { ...text, note: 'ясно', sections: [{ key: 'end', entries: [opened] }] };
  const theirs = { ...text, sections: [] };
  expect(mergeOthers(text, mine, theirs)).toEqual({ data: { ...mine, sections: [] }, disputed: [] });
});

import { toReasonView } from './application.mapper.js';

describe('toReasonView', () => {
  it('returns a reason in the reader’s language, with the reviewer’s own words after it', () => {
    const reason = { document: 'businessLicense', code: 'expired', text: '31.12.2025' } as const;
    expect(toReasonView(reason, 'ru').text).toBe('Срок действия документа истёк: 31.12.2025');
    expect(toReasonView(reason, 'zh').text).toBe('证件已过期：31.12.2025');
  });

  it('returns only the reviewer’s words for another reason, and only the reason without words', () => {
    expect(toReasonView({ document: 'intro', code: 'other', text: 'Без ссылок' }, 'ru').text).toBe(
      'Без ссылок',
    );
    expect(toReasonView({ document: 'intro', code: 'unreadable' }, 'en').text).toBe(
      'The picture is unclear or cut off',
    );
  });
});

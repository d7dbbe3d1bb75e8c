import { missingFields } from './profile-completeness.js';

describe('missingFields', () => {
  const complete = {
    surname: 'Иванов',
    name: 'Пётр',
    surnameEn: 'Ivanov',
    nameEn: 'Petr',
    birthDate: '1984-05-01',
    passportNo: '4508123456',
    nationality: 'KZ',
    issuingAgency: 'МВД',
    issueDate: '2010-01-01',
    registrationAddress: 'Алматы',
  };

  it('is empty for a complete profile, with or without a patronymic', () => {
    expect(missingFields(complete)).toEqual([]);
  });

  it('asks Russian citizens for their tax number', () => {
    expect(missingFields({ ...complete, nationality: 'RU' })).toEqual(['taxNo']);
    expect(missingFields({ ...complete, nationality: 'RU', taxNo: '500100732259' })).toEqual([]);
  });

  it('counts cleared and empty fields as missing', () => {
    expect(missingFields({ ...complete, nameEn: '', passportNo: null })).toEqual(['nameEn', 'passportNo']);
  });
});

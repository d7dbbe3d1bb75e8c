import type { NewAddressDto, UpdateUserDto } from '@mall/contracts/user';

export interface DemoBuyer {
  username: string;
  mobile: string;
  profile: UpdateUserDto;
  address: Omit<NewAddressDto, 'isDefault' | 'country'>;
}

/** Fictional people; their document numbers are well-formed and belong to nobody. */
export const buyers: DemoBuyer[] = [
  {
    username: 'ivanov',
    mobile: '+79145550101',
    profile: {
      nickName: 'Сергей',
      surname: 'Иванов',
      name: 'Сергей',
      patronymic: 'Петрович',
      surnameEn: 'Ivanov',
      nameEn: 'Sergey',
      patronymicEn: 'Petrovich',
      birthDate: '1984-03-12',
      passportNo: '0504 000001',
      nationality: 'RU',
      issuingAgency: 'УМВД России по Приморскому краю',
      issueDate: '2014-06-20',
      registrationAddress: 'Приморский край, г. Уссурийск, ул. Некрасова, д. 66, кв. 12',
      registrationPostcode: '692519',
      divisionCode: '250-014',
      taxNo: '251100000123',
    },
    address: {
      consignee: 'Иванов Сергей Петрович',
      mobile: '+79145550101',
      province: 'Приморский край',
      city: 'Уссурийск',
      addr: 'ул. Некрасова, д. 66, кв. 12',
      postCode: '692519',
    },
  },
  {
    username: 'petrova',
    mobile: '+79245550202',
    profile: {
      nickName: 'Анна',
      surname: 'Петрова',
      name: 'Анна',
      patronymic: 'Андреевна',
      surnameEn: 'Petrova',
      nameEn: 'Anna',
      patronymicEn: 'Andreevna',
      birthDate: '1991-11-02',
      passportNo: '0812 000002',
      nationality: 'RU',
      issuingAgency: 'УМВД России по Хабаровскому краю',
      issueDate: '2016-12-05',
      registrationAddress: 'Хабаровский край, г. Хабаровск, ул. Муравьёва-Амурского, д. 23, кв. 5',
      registrationPostcode: '680000',
      divisionCode: '270-008',
      taxNo: '272100000270',
    },
    address: {
      consignee: 'Петрова Анна Андреевна',
      mobile: '+79245550202',
      province: 'Хабаровский край',
      city: 'Хабаровск',
      addr: 'ул. Муравьёва-Амурского, д. 23, кв. 5',
      postCode: '680000',
    },
  },
];

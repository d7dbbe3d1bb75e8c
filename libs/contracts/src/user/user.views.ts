import { Bool, Day, Email, Id, Instant, Int, ListOfValues, say, Text } from '@mall/validation';

/** A person's own profile, with unmasked passport data: answered only to that person. */
export class UserDetailView {
  @Id() userId!: string;
  @Text({ optional: true }) userName!: string | null;
  @Text() nickName!: string;
  @Text({ optional: true }) pic!: string | null;
  @Int() status!: number;
  @Text({ optional: true }) mobile!: string | null;
  @Email({ optional: true }) email!: string | null;
  @Text({ optional: true }) surname!: string | null;
  @Text({ optional: true }) name!: string | null;
  @Text({ optional: true }) patronymic!: string | null;
  @Text({ optional: true }) surnameEn!: string | null;
  @Text({ optional: true }) nameEn!: string | null;
  @Text({ optional: true }) patronymicEn!: string | null;
  @Day({ optional: true }) birthDate!: string | null;
  @Text({ optional: true }) passportNo!: string | null;
  @Text({ optional: true }) nationality!: string | null;
  @Text({ optional: true }) issuingAgency!: string | null;
  @Day({ optional: true }) issueDate!: string | null;
  @Text({ optional: true }) registrationAddress!: string | null;
  @Text({ optional: true }) registrationPostcode!: string | null;
  @Text({ optional: true }) divisionCode!: string | null;
  @Text({ optional: true }) taxNo!: string | null;
  @Text({ optional: true }) snils!: string | null;
  @Text({ optional: true }) invitationCode!: string | null;
  @ListOfValues('string') passportImgs!: string[];
  /** Whether an order may be placed; `missing` names the fields that are still needed. */
  @Bool() profileComplete!: boolean;
  @ListOfValues('string') missing!: string[];
}

/** Facts of a person for other services: enough for a contract's heading, without unmasked document numbers. */
export class UserProfileView {
  @Id() userId!: string;
  @Text() nickName!: string;
  @Text({ optional: true }) pic!: string | null;
  @Text({ optional: true }) mobile!: string | null;
  /** Surname, name and patronymic as the passport writes them; empty when not given. */
  @Text({ optional: true }) fullName!: string;
  @Text({ optional: true }) fullNameEn!: string;
  @Text({ optional: true }) passportNoMasked!: string | null;
  @Text({ optional: true }) nationality!: string | null;
  @Bool() profileComplete!: boolean;
  @ListOfValues('string') missing!: string[];
}

/** Name and avatar of a person, for lists and conversations. */
export class UserCardView {
  @Id() userId!: string;
  @Text() nickName!: string;
  @Text({ optional: true }) pic!: string | null;
}

/** A buyer as staff see them, with masked documents. */
export class BuyerView {
  @Id({ label: say('Номер', '编号', 'Id') }) userId!: string;
  @Text({ label: say('Имя для входа', '账号', 'User name'), optional: true }) userName!: string | null;
  @Text({ label: say('Имя на сайте', '昵称', 'Display name') }) nickName!: string;
  @Text({ label: say('Телефон', '手机号', 'Phone'), optional: true }) mobileMasked!: string | null;
  @Text({ label: say('ФИО', '姓名', 'Full name'), optional: true }) fullName!: string;
  @Text({ label: say('ФИО латиницей', '英文姓名', 'Name in English'), optional: true }) fullNameEn!: string;
  @Text({ label: say('Гражданство', '国籍', 'Nationality'), optional: true }) nationality!: string | null;
  @Text({ label: say('Паспорт', '护照', 'Passport'), optional: true }) passportNoMasked!: string | null;
  @Text({ label: say('ИНН', '税号', 'Tax number'), optional: true }) taxNoMasked!: string | null;
  @Bool({ label: say('Анкета заполнена', '资料完整', 'Profile complete') }) profileComplete!: boolean;
  @ListOfValues('string', { label: say('Не хватает', '缺少', 'Missing') }) missing!: string[];
  @Int() status!: number;
  @Instant({ label: say('Зарегистрирован', '注册时间', 'Registered') }) createTime!: string;
}

/** Unmasked documents; every answer leaves a row in the log of reveals. */
export class RevealedPassportView {
  @Id() userId!: string;
  @Text({ optional: true }) mobile!: string | null;
  @Text({ optional: true }) passportNo!: string | null;
  @Text({ optional: true }) issuingAgency!: string | null;
  @Day({ optional: true }) issueDate!: string | null;
  @Text({ optional: true }) divisionCode!: string | null;
  @Day({ optional: true }) birthDate!: string | null;
  @Text({ optional: true }) registrationAddress!: string | null;
  @Text({ optional: true }) registrationPostcode!: string | null;
  @Text({ optional: true }) taxNo!: string | null;
  @Text({ optional: true }) snils!: string | null;
  @ListOfValues('string') passportImgs!: string[];
}

/** Entry of the log: who viewed a buyer's documents, when and why. */
export class RevealView {
  @Id() revealId!: string;
  @Id() userId!: string;
  @Text() staffId!: string;
  @Text() staffName!: string;
  @Text() reason!: string;
  @Text({ optional: true }) ip!: string | null;
  @Instant() createTime!: string;
}

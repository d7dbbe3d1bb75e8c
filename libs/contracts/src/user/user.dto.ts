import {
  Day,
  Email,
  FileUrl,
  Id,
  ListOfValues,
  Mobile,
  Nested,
  OneOf,
  Text,
  type Texts,
} from '@mall/validation';
import { consentLabels, ShownTextDto } from './consent.dto.js';

/** Letters of any script with their marks, and what stands between the parts of a name: Анна-Мария, O'Brien, 阿卜杜热依木·买买提. */
const NAME = /^'?\p{L}[\p{L}\p{M} .'’·-]*$/u;
const LATIN = /^'?[A-Za-z][A-Za-z .'’-]*$/;

const nameMessage: Texts = {
  ru: 'Имя пишется буквами, между ними — пробел, дефис, апостроф, точка',
  zh: '姓名只能填写文字，可含空格、间隔号、连字符、撇号和句点',
  en: 'A name has letters, with spaces, hyphens, apostrophes and dots between them',
};

const latinMessage: Texts = {
  ru: 'Латинскими буквами, как в заграничном паспорте',
  zh: '请用拉丁字母填写，与护照一致',
  en: 'Use Latin letters, as in the passport',
};

/** Labels of the fields of a person's profile, shared by forms and messages. Prescribed. */
export const profileLabels = {
  nickName: { ru: 'Имя на сайте', zh: '昵称', en: 'Display name' },
  pic: { ru: 'Фото профиля', zh: '头像', en: 'Picture' },
  email: { ru: 'Электронная почта', zh: '邮箱', en: 'E-mail' },
  mobile: { ru: 'Телефон', zh: '手机号', en: 'Phone number' },
  surname: { ru: 'Фамилия', zh: '姓', en: 'Surname' },
  name: { ru: 'Имя', zh: '名', en: 'Name' },
  patronymic: { ru: 'Отчество', zh: '父名', en: 'Patronymic' },
  surnameEn: { ru: 'Фамилия латиницей', zh: '姓（英文）', en: 'Surname in English' },
  nameEn: { ru: 'Имя латиницей', zh: '名（英文）', en: 'Name in English' },
  patronymicEn: { ru: 'Отчество латиницей', zh: '父名（英文）', en: 'Patronymic in English' },
  birthDate: { ru: 'Дата рождения', zh: '出生日期', en: 'Date of birth' },
  passportNo: { ru: 'Номер паспорта', zh: '护照号码', en: 'Passport number' },
  nationality: { ru: 'Гражданство', zh: '国籍', en: 'Nationality' },
  issuingAgency: { ru: 'Кем выдан', zh: '签发机关', en: 'Issuing agency' },
  issueDate: { ru: 'Дата выдачи', zh: '签发日期', en: 'Date of issue' },
  registrationAddress: { ru: 'Адрес регистрации', zh: '登记地址', en: 'Registration address' },
  registrationPostcode: { ru: 'Индекс регистрации', zh: '登记地邮编', en: 'Registration postcode' },
  divisionCode: { ru: 'Код подразделения', zh: '签发部门代码', en: 'Division code' },
  taxNo: { ru: 'ИНН', zh: '俄罗斯税号', en: 'Russian tax number' },
  snils: { ru: 'СНИЛС', zh: '俄罗斯社保号', en: 'Russian insurance number (SNILS)' },
  invitationCode: { ru: 'Код приглашения', zh: '邀请码', en: 'Invitation code' },
  passportImgs: { ru: 'Фото паспорта', zh: '护照照片', en: 'Passport pictures' },
} as const satisfies Record<string, Texts>;

export type ProfileField = keyof typeof profileLabels;

const L = profileLabels;

/** Only the fields that are sent change; `null` clears one. */
export class UpdateUserDto {
  @Text({ label: L.nickName, min: 1, max: 50, optional: true, nullable: true, kind: 'name' }) nickName?:
    string | null;
  @FileUrl({ label: L.pic, optional: true, nullable: true }) pic?: string | null;
  @Email({ label: L.email, optional: true, nullable: true }) email?: string | null;
  @Text({
    label: L.surname,
    min: 1,
    max: 60,
    pattern: NAME,
    message: nameMessage,
    optional: true,
    nullable: true,
    kind: 'name',
  })
  surname?: string | null;
  @Text({
    label: L.name,
    min: 1,
    max: 60,
    pattern: NAME,
    message: nameMessage,
    optional: true,
    nullable: true,
    kind: 'name',
  })
  name?: string | null;
  @Text({
    label: L.patronymic,
    max: 60,
    pattern: NAME,
    message: nameMessage,
    optional: true,
    nullable: true,
    kind: 'name',
  })
  patronymic?: string | null;
  @Text({
    label: L.surnameEn,
    min: 1,
    max: 60,
    pattern: LATIN,
    message: latinMessage,
    optional: true,
    nullable: true,
    kind: 'latinName',
  })
  surnameEn?: string | null;
  @Text({
    label: L.nameEn,
    min: 1,
    max: 60,
    pattern: LATIN,
    message: latinMessage,
    optional: true,
    nullable: true,
    kind: 'latinName',
  })
  nameEn?: string | null;
  @Text({
    label: L.patronymicEn,
    max: 60,
    pattern: LATIN,
    message: latinMessage,
    optional: true,
    nullable: true,
    kind: 'latinName',
  })
  patronymicEn?: string | null;
  @Day({ label: L.birthDate, of: 'birth', optional: true, nullable: true }) birthDate?: string | null;
  @Text({
    label: L.passportNo,
    min: 5,
    max: 20,
    pattern: /^[\dA-Za-z][\dA-Za-z -]*$/,
    message: {
      ru: 'Номер паспорта: цифры и латинские буквы, например 4508 123456',
      zh: '护照号码只能包含数字和拉丁字母，例如 4508 123456',
      en: 'Passport number: digits and Latin letters, such as 4508 123456',
    },
    optional: true,
    nullable: true,
    kind: 'code',
  })
  passportNo?: string | null;
  @Text({
    label: L.nationality,
    min: 2,
    max: 2,
    pattern: /^[A-Z]{2}$/,
    optional: true,
    nullable: true,
    description: 'ISO 3166-1 alpha-2, such as RU',
    kind: 'code',
  })
  nationality?: string | null;
  @Text({ label: L.issuingAgency, max: 200, optional: true, nullable: true }) issuingAgency?: string | null;
  @Day({ label: L.issueDate, of: 'issue', optional: true, nullable: true }) issueDate?: string | null;
  @Text({ label: L.registrationAddress, max: 300, optional: true, nullable: true }) registrationAddress?:
    string | null;
  @Text({
    label: L.registrationPostcode,
    pattern: /^\d{6}$/,
    message: { ru: 'Индекс: 6 цифр', zh: '邮政编码为 6 位数字', en: 'A postcode has 6 digits' },
    optional: true,
    nullable: true,
    kind: 'code',
  })
  registrationPostcode?: string | null;
  @Text({
    label: L.divisionCode,
    pattern: /^\d{3}-\d{3}$/,
    message: {
      ru: 'Код подразделения вида 250-001',
      zh: '部门代码格式为 250-001',
      en: 'A division code looks like 250-001',
    },
    optional: true,
    nullable: true,
    kind: 'code',
  })
  divisionCode?: string | null;
  @Text({
    label: L.taxNo,
    pattern: /^\d{12}$/,
    message: { ru: 'ИНН: 12 цифр', zh: '俄罗斯税号为 12 位数字', en: 'A tax number has 12 digits' },
    optional: true,
    nullable: true,
    kind: 'code',
  })
  taxNo?: string | null;
  @Text({
    label: L.snils,
    pattern: /^\d{3}-\d{3}-\d{3} \d{2}$/,
    message: {
      ru: 'СНИЛС вида 112-233-445 95',
      zh: '社保号格式为 112-233-445 95',
      en: 'SNILS looks like 112-233-445 95',
    },
    optional: true,
    nullable: true,
    kind: 'code',
  })
  snils?: string | null;
  @Text({ label: L.invitationCode, max: 32, optional: true, nullable: true, kind: 'code' }) invitationCode?:
    string | null;
  @ListOfValues('fileUrl', { label: L.passportImgs, maxItems: 6, optional: true }) passportImgs?: string[];
  /** The consent text that the form has shown with the passport; stored with the change. */
  @Nested(() => ShownTextDto, { label: consentLabels.consent, optional: true }) consent?: ShownTextDto;
}

/** Creates the profile of an account at registration; a second call with the same `userId` changes nothing. */
export class CreateProfileDto {
  @Id() userId!: string;
  @Text({ max: 64, optional: true, kind: 'code' }) userName?: string;
  @Text({ max: 50, optional: true, kind: 'name' }) nickName?: string;
  @FileUrl({ optional: true }) pic?: string;
  @Mobile({ optional: true }) mobile?: string;
  @Text({ max: 32, optional: true, kind: 'code' }) invitationCode?: string;
  @OneOf(['ru', 'zh', 'en'], { optional: true }) locale?: 'ru' | 'zh' | 'en';
}

export class UserRefDto {
  @Id() userId!: string;
}

export class UserRefsDto {
  @ListOfValues('id', { maxItems: 500 }) userIds!: string[];
}

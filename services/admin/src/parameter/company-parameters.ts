import type { CompanyView, ParameterType } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';

export interface ParameterSeed {
  readonly key: string;
  readonly names: Texts;
  readonly type: ParameterType;
  readonly value?: string;
  readonly texts?: Texts;
  readonly isPublic: boolean;
}

type Field = keyof CompanyView;
type Seed<F extends Field> = CompanyView[F] extends string
  ? ParameterSeed & { readonly value: string }
  : ParameterSeed & { readonly texts: Texts };

const line = (key: string, names: Texts, value: string) =>
  ({ key, names, type: 'text', value, isPublic: true }) as const;
const words = (key: string, names: Texts, texts: Texts) =>
  ({ key, names, type: 'texts', texts, isPublic: true }) as const;

/** The only place that names the company: the initial values of a new mall, by field of the public answer. */
export const COMPANY_PARAMETERS: { readonly [F in Field]: Seed<F> } = {
  siteName: words(
    'SITE_NAME',
    { ru: 'Название площадки', zh: '站点名称', en: 'Site name' },
    { ru: 'Уссури Авто', zh: '乌苏里汽车', en: 'Ussuri Auto' },
  ),
  icon: line('SYSTEM_ICON', { ru: 'Значок площадки', zh: '系统图标', en: 'Site icon' }, '/favicon.svg'),
  legalName: words(
    'COMPANY_NAME',
    { ru: 'Компания', zh: '公司名称', en: 'Company' },
    {
      ru: 'Суйфэньхэская торговая компания «Уссури Авто»',
      zh: '绥芬河乌苏里汽车贸易有限公司',
      en: 'Suifenhe Ussuri Auto Trading Co., Ltd.',
    },
  ),
  address: words(
    'COMPANY_ADDRESS',
    { ru: 'Адрес компании', zh: '公司地址', en: 'Company address' },
    {
      ru: 'КНР, провинция Хэйлунцзян, г. Суйфэньхэ, ул. Синьхуа, 88',
      zh: '中国黑龙江省绥芬河市新华街88号',
      en: '88 Xinhua Street, Suifenhe, Heilongjiang, China',
    },
  ),
  director: words(
    'COMPANY_DIRECTOR',
    { ru: 'Кто подписывает договоры', zh: '合同签署人', en: 'Who signs contracts' },
    { ru: 'генеральный директор Ван Цзянь', zh: '总经理王健', en: 'General Director Wang Jian' },
  ),
  registrationCode: line(
    'COMPANY_REGISTRATION_CODE',
    {
      ru: 'Единый код социального кредита',
      zh: '统一社会信用代码',
      en: 'Unified social credit code',
    },
    '91231081MA00000000',
  ),
  exportLicence: line(
    'COMPANY_EXPORT_LICENCE',
    {
      ru: 'Номер экспортной квалификации, который видят покупатели',
      zh: '对买家展示的出口资质编号',
      en: 'Number of the export licence that buyers see',
    },
    '',
  ),
  bank: line(
    'COMPANY_BANK',
    {
      ru: 'Банк компании, который видят покупатели; без номера счёта',
      zh: '对买家展示的开户银行，不含账号',
      en: 'Bank of the company that buyers see; without the account number',
    },
    '',
  ),
  phone: line(
    'COMPANY_PHONE',
    { ru: 'Телефон для покупателей', zh: '客服电话', en: 'Phone for buyers' },
    '+74230000000',
  ),
  email: line(
    'COMPANY_EMAIL',
    { ru: 'Почта для покупателей', zh: '客服邮箱', en: 'E-mail for buyers' },
    'help@ussuri-auto.example',
  ),
  hours: words(
    'WORKING_HOURS',
    { ru: 'Часы работы', zh: '工作时间', en: 'Working hours' },
    {
      ru: 'Пн–Сб, 9:00–18:00 по Владивостоку',
      zh: '周一至周六 9:00–18:00（符拉迪沃斯托克时间）',
      en: 'Mon–Sat, 9:00–18:00 Vladivostok time',
    },
  ),
  yardAddress: words(
    'YARD_ADDRESS',
    { ru: 'Площадка выдачи: адрес', zh: '提车场：地址', en: 'Yard where buyers fetch cars: address' },
    {
      ru: 'Приморский край, г. Уссурийск, ул. Складская, 12',
      zh: '俄罗斯滨海边疆区乌苏里斯克市斯克拉茨卡娅街12号',
      en: '12 Skladskaya Street, Ussuriysk, Primorsky Krai, Russia',
    },
  ),
  yardHours: words(
    'YARD_HOURS',
    { ru: 'Площадка выдачи: часы работы', zh: '提车场：开放时间', en: 'Yard where buyers fetch cars: hours' },
    {
      ru: 'Пн–Сб, 9:00–18:00 по Владивостоку',
      zh: '周一至周六 9:00–18:00（符拉迪沃斯托克时间）',
      en: 'Mon–Sat, 9:00–18:00 Vladivostok time',
    },
  ),
  yardPapers: words(
    'YARD_PAPERS',
    {
      ru: 'Площадка выдачи: что взять с собой',
      zh: '提车场：所需证件',
      en: 'Yard where buyers fetch cars: what to bring',
    },
    {
      ru: 'Паспорт, номер заказа, договор и инвойс, можно на экране телефона. За вас может приехать другой человек с нотариальной доверенностью и своим паспортом.',
      zh: '护照、订单编号、合同和发票（可在手机上出示）。委托他人提车的，须携带经公证的授权书及其本人护照。',
      en: 'Your passport, the order number, contract and invoice, which may be on your phone. Somebody else can come for you with a notarised power of attorney and their own passport.',
    },
  ),
  introduction: words(
    'COMPANY_INTRODUCTION',
    { ru: 'О компании, первый абзац', zh: '公司简介首段', en: 'About the company, first paragraph' },
    {
      ru: 'Мы вывозим новые и подержанные автомобили из Китая через погранпереход Суйфэньхэ и передаём их покупателям в Уссурийске.',
      zh: '我们经绥芬河口岸出口中国新车和二手车，在乌苏里斯克交付买家。',
      en: 'We export new and used cars from China through the border crossing at Suifenhe and hand them over in Ussuriysk.',
    },
  ),
  filing: line(
    'SITE_FILING',
    { ru: 'Номер ICP сайта', zh: 'ICP 备案号', en: 'ICP number of the site' },
    '黑ICP备00000000号',
  ),
  manager: line(
    'MANAGER_NAME',
    { ru: 'Менеджер, которого видят покупатели', zh: '对买家展示的客户经理', en: 'Manager whom buyers see' },
    '',
  ),
  telegram: line('MESSENGER_TELEGRAM', { ru: 'Telegram', zh: 'Telegram', en: 'Telegram' }, ''),
  whatsApp: line('MESSENGER_WHATSAPP', { ru: 'WhatsApp', zh: 'WhatsApp', en: 'WhatsApp' }, ''),
  weChat: line('MESSENGER_WECHAT', { ru: 'WeChat', zh: '微信', en: 'WeChat' }, ''),
  max: line('MESSENGER_MAX', { ru: 'MAX', zh: 'MAX', en: 'MAX' }, ''),
};

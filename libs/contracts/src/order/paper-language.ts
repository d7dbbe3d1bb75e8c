import { OneOf } from '@mall/validation';

/** Field for the language of a requested paper. */
export const PaperLanguage = (): PropertyDecorator =>
  OneOf(['ru', 'zh', 'en', 'rus'], {
    optional: true,
    description: 'Missing: the language of the request',
    label: { ru: 'Язык документа', zh: '文件语言', en: 'Language of the paper' },
  });

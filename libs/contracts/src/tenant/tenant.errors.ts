import { defineErrors } from '../define/index.js';

export const tenantErrors = defineErrors('tenant', {
  shopNotFound: {
    code: 'A00404',
    status: 404,
    text: { ru: 'Магазин не найден', zh: '店铺不存在', en: 'The shop was not found' },
  },
  applicationNotFound: {
    code: 'A00404',
    status: 404,
    text: {
      ru: 'Вы ещё не подавали заявку на магазин',
      zh: '您尚未提交开店申请',
      en: 'There is no shop application yet',
    },
  },
  shopNameTaken: {
    code: 'A07001',
    status: 409,
    text: {
      ru: 'Магазин с таким названием уже есть',
      zh: '店铺名称已被使用',
      en: 'There is a shop of that name already',
    },
  },
  reviewPending: {
    code: 'A07002',
    status: 409,
    text: {
      ru: 'Заявка на проверке. Изменить её можно после решения',
      zh: '申请正在审核中，审核结束后方可修改',
      en: 'The application is under review. It can be changed after the decision',
    },
  },
  alreadyOpen: {
    code: 'A07003',
    status: 409,
    text: { ru: 'Ваш магазин уже открыт', zh: '您的店铺已开通', en: 'Your shop is open already' },
  },
  alreadyReviewed: {
    code: 'A07004',
    status: 409,
    text: {
      ru: 'По этой заявке решение уже принято',
      zh: '该申请已审核',
      en: 'This application has been decided already',
    },
  },
  reasonsNeeded: {
    code: 'A07005',
    status: 400,
    text: {
      ru: 'Укажите хотя бы одну причину отказа',
      zh: '请至少填写一条驳回原因',
      en: 'Give at least one reason for the rejection',
    },
  },
  usccInvalid: {
    code: 'A07006',
    status: 400,
    text: {
      ru: 'Единый код общественного кредита указан неверно: не сходится контрольный знак',
      zh: '统一社会信用代码不正确：校验位不符',
      en: 'The unified social credit code is not valid: its check sign does not match',
    },
  },
  usccTaken: {
    code: 'A07009',
    status: 409,
    text: {
      ru: 'Единый код общественного кредита уже указан у другого магазина. Проверьте код и отклоните заявку, если он чужой',
      zh: '统一社会信用代码已被其他店铺使用，请核对；如非本企业代码，请驳回申请',
      en: 'Another shop has this unified social credit code already. Check the code, and reject the application if it is not theirs',
    },
  },
  shopNotOpen: {
    code: 'A07010',
    status: 409,
    text: {
      ru: 'Магазин сейчас не работает, закрыть его нельзя',
      zh: '店铺当前未营业，无法关闭',
      en: 'The shop is not open, so it cannot be closed',
    },
  },
  shopNotClosed: {
    code: 'A07011',
    status: 409,
    text: { ru: 'Магазин не закрыт', zh: '店铺未被关闭', en: 'The shop is not closed' },
  },
  papersNotPrivate: {
    code: 'A07008',
    status: 400,
    text: {
      ru: 'Загрузите свидетельство и удостоверение ещё раз: они должны храниться как личные файлы',
      zh: '请重新上传营业执照和身份证件（须为私密文件）',
      en: 'Upload licence and identity papers again: they have to be kept as private files',
    },
  },
});

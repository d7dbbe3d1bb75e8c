import { defineErrors } from '../define/index.js';

/** Chinese texts are prescribed. */
export const fileErrors = defineErrors('file', {
  formatRefused: {
    code: 'A08001',
    status: 415,
    text: {
      ru: 'Неподходящий формат файла. Можно загрузить: {types}',
      zh: '文件格式不符，仅支持{types}',
      en: 'This file format is not accepted. Please upload {types}',
    },
  },
  tooLarge: {
    code: 'A08002',
    status: 413,
    text: {
      ru: 'Файл больше {n} МБ',
      zh: '文件大小不可超过{n}M',
      en: 'The file is larger than {n} MB',
    },
  },
  fileInUse: {
    code: 'A08020',
    status: 409,
    text: {
      ru: 'Файл используется или загружен меньше суток назад, удалить его нельзя',
      zh: '文件正在使用，或上传未满一天，不能删除',
      en: 'The file is in use or was uploaded less than a day ago, so it cannot be removed',
    },
  },
  notAnImage: {
    code: 'A08003',
    status: 415,
    text: {
      ru: 'Нужно изображение: {types}',
      zh: '不能是非图片文件!',
      en: 'Only images can be uploaded here: {types}',
    },
  },
  imageUnreadable: {
    code: 'A08004',
    status: 415,
    text: {
      ru: 'Изображение повреждено или слишком велико, чтобы его открыть',
      zh: '图片已损坏或尺寸过大，无法打开',
      en: 'The image is damaged or has too many pixels to open',
    },
  },
  empty: {
    code: 'A08005',
    status: 400,
    text: { ru: 'Файл пуст', zh: '文件内容为空', en: 'The file is empty' },
  },
  fileMissing: {
    code: 'A08006',
    status: 400,
    text: {
      ru: 'Приложите файл в поле «file»',
      zh: '请上传文件（字段 file）',
      en: 'Please attach a file in the field “file”',
    },
  },
  uploadBroken: {
    code: 'A08007',
    status: 400,
    text: {
      ru: 'Загрузка прервалась. Повторите её',
      zh: '上传中断，请重试',
      en: 'The upload was interrupted. Please try again',
    },
  },
  storageFull: {
    code: 'A08008',
    status: 507,
    text: {
      ru: 'Хранилище файлов временно не принимает файлы. Повторите позже',
      zh: '文件存储暂不可用，请稍后重试',
      en: 'The file store cannot take files at the moment. Please try again later',
    },
  },
  quotaUsed: {
    code: 'A08009',
    status: 429,
    text: {
      ru: 'Дневной объём загрузок исчерпан ({n} МБ). Продолжите завтра',
      zh: '今日上传量已达上限（{n}M），请明天再试',
      en: 'The daily upload volume of {n} MB is used up. Please continue tomorrow',
    },
  },
  tooManyUploads: {
    code: 'A08017',
    status: 429,
    text: {
      ru: 'Вы уже загружаете файлы: одновременно можно не больше {n}. Дождитесь окончания и повторите',
      zh: '最多同时上传 {n} 个文件，请等待上传完成后再试',
      en: 'You are uploading {n} files already. Wait until one of them is done, then try again',
    },
  },
  fileGone: {
    code: 'A08010',
    status: 404,
    text: { ru: 'Файл не найден', zh: '文件不存在', en: 'The file does not exist' },
  },
  linkExpired: {
    code: 'A08011',
    status: 403,
    text: {
      ru: 'Ссылка на файл устарела. Откройте файл со страницы ещё раз',
      zh: '文件链接已失效，请从页面重新打开',
      en: 'The link has expired. Please open the file from its page again',
    },
  },
  wrongPurpose: {
    code: 'A08012',
    status: 400,
    text: {
      ru: 'Файл загружен для другой цели',
      zh: '该文件用途不符',
      en: 'The file was uploaded for another purpose',
    },
  },
  tooComplex: {
    code: 'A08013',
    status: 415,
    text: {
      ru: 'Файл слишком сложный, его не удалось открыть. Сохраните изображение как JPEG или PNG, документ — как обычный PDF, сократите видео, и загрузите снова',
      zh: '文件过于复杂，无法打开。图片请另存为 JPEG 或 PNG，文档请重新导出为普通 PDF，视频请剪短后再上传',
      en: 'The file is too complex to open. Save a picture as JPEG or PNG, a document as a plain PDF, make a video shorter, and upload it again',
    },
  },
  decodersBusy: {
    code: 'A08021',
    status: 503,
    text: {
      ru: 'Сервер перегружен и не успел обработать файл. Загрузите его снова через минуту',
      zh: '服务器繁忙，未能及时处理该文件，请稍后重新上传',
      en: 'The server is overloaded and did not get to the file. Upload it again in a minute',
    },
  },
  videoUnreadable: {
    code: 'A08018',
    status: 415,
    text: {
      ru: 'Видео повреждено или в нём нет изображения. Сохраните его заново как MP4 и повторите загрузку',
      zh: '视频文件已损坏或没有画面，请重新导出为 MP4 后上传',
      en: 'The video is damaged or shows no picture. Save it again as MP4 and repeat the upload',
    },
  },
  videoUnplayable: {
    code: 'A08019',
    status: 415,
    text: {
      ru: 'Браузеры покупателей не покажут это видео. Сохраните его как MP4 с кодеком H.264 (на iPhone: Настройки → Камера → Форматы → Наиболее совместимый) и загрузите снова',
      zh: '买家的浏览器无法播放该视频编码，请导出为 H.264 编码的 MP4（iPhone：设置 → 相机 → 格式 → 兼容性最佳）后再上传',
      en: 'Browsers of buyers cannot play this video. Save it as an MP4 with H.264 (on an iPhone: Settings → Camera → Formats → Most Compatible) and upload it again',
    },
  },
  pdfUnreadable: {
    code: 'A08014',
    status: 415,
    text: {
      ru: 'Файл PDF повреждён или в нём нет страниц. Сохраните документ заново и повторите загрузку',
      zh: 'PDF 文件已损坏或没有页面，请重新导出后上传',
      en: 'The PDF is damaged or has no pages. Save the document again and repeat the upload',
    },
  },
  pdfLocked: {
    code: 'A08015',
    status: 415,
    text: {
      ru: 'Файл PDF защищён паролем. Сохраните документ без пароля или распечатайте его в PDF и загрузите снова',
      zh: 'PDF 文件已加密，请另存为不加密的 PDF 后再上传',
      en: 'The PDF is protected by a password. Save it without one or print it to a new PDF, and upload that',
    },
  },
  pdfActive: {
    code: 'A08016',
    status: 415,
    text: {
      ru: 'В файле PDF есть сценарии, вложенные файлы или действия, которые запускают программы или отправляют данные. Распечатайте документ в PDF и загрузите его',
      zh: 'PDF 文件含有脚本、附件，或会启动程序、发送数据的操作，请将文档“打印为 PDF”后再上传',
      en: 'The PDF contains scripts, attached files, or actions that start programs or send data. Print the document to a new PDF and upload that',
    },
  },
});

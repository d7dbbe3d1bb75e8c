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
      ru: 'Изображение повреждено или передано не целиком. Откройте его, сохраните заново как JPEG или PNG и загрузите снова',
      zh: '图片已损坏或未传输完整，请打开后另存为 JPEG 或 PNG，再重新上传',
      en: 'The image is damaged or incomplete. Open it, save it again as JPEG or PNG, and upload that',
    },
  },
  heicUnreadable: {
    code: 'A08022',
    status: 415,
    text: {
      ru: 'Не удалось открыть снимок HEIC. Сохраните его как JPEG и загрузите снова. Чтобы iPhone сразу снимал в JPEG: Настройки → Камера → Форматы → Наиболее совместимый',
      zh: '无法打开该 HEIC 照片，请另存为 JPEG 后重新上传。如需 iPhone 直接拍摄 JPEG：设置 → 相机 → 格式 → 兼容性最佳',
      en: 'The HEIC photo could not be opened. Save it as JPEG and upload that. To have an iPhone take JPEG photos: Settings → Camera → Formats → Most Compatible',
    },
  },
  tooManyPixels: {
    code: 'A08023',
    status: 415,
    text: {
      ru: 'В изображении {found} млн пикселей, а открыть можно не больше {most} млн. Уменьшите его и загрузите снова',
      zh: '图片有 {found} 百万像素，最多支持 {most} 百万像素，请缩小尺寸后重新上传',
      en: 'The image has {found} million pixels, and at most {most} million can be opened. Make it smaller and upload that',
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
    text: {
      ru: 'Файл не найден. Загрузите его ещё раз',
      zh: '文件不存在，请重新上传',
      en: 'The file does not exist. Upload it again',
    },
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
      ru: 'Файл загружен для другой цели. Загрузите его ещё раз здесь',
      zh: '该文件用途不符，请在此重新上传',
      en: 'The file was uploaded for another purpose. Upload it again here',
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
  pdfTooManyPages: {
    code: 'A08024',
    status: 415,
    text: {
      ru: 'В файле PDF больше {most} страниц. Сохраните только нужные страницы и загрузите их',
      zh: 'PDF 文件超过 {most} 页，请只保留需要的页面后再上传',
      en: 'The PDF has more than {most} pages. Save only the pages that are needed, and upload those',
    },
  },
  pdfUnpacksTooLarge: {
    code: 'A08025',
    status: 415,
    text: {
      ru: 'Страница или изображение в файле PDF занимает после распаковки больше {most} МБ. Отсканируйте документ с разрешением 300 точек на дюйм или распечатайте его в PDF заново',
      zh: 'PDF 文件中有页面或图片解压后超过 {most}M，请以 300 dpi 重新扫描，或重新“打印为 PDF”后再上传',
      en: 'A page or picture of the PDF unpacks to more than {most} MB. Scan the document at 300 dpi, or print it to a new PDF',
    },
  },
  infected: {
    code: 'A08026',
    status: 415,
    text: {
      ru: 'Антивирус нашёл в файле вредоносный код ({name}), файл не сохранён. Проверьте своё устройство и загрузите файл, полученный заново от отправителя',
      zh: '杀毒软件在文件中发现恶意代码（{name}），文件未保存。请检查您的设备，并向文件来源方重新获取后再上传',
      en: 'The virus scanner found harmful code in the file ({name}), so it was not stored. Check your device, get the file anew from its sender, and upload that',
    },
  },
  scannerAway: {
    code: 'A08027',
    status: 503,
    text: {
      ru: 'Проверка файлов на вирусы сейчас недоступна, поэтому файл не сохранён. Загрузите его снова через несколько минут',
      zh: '病毒扫描服务暂不可用，文件未保存，请几分钟后重新上传',
      en: 'The virus scanner is not available at the moment, so the file was not stored. Upload it again in a few minutes',
    },
  },
});

/** Refusals of an operation that takes uploaded files into use. */
export const attachErrors = [fileErrors.fileGone, fileErrors.wrongPurpose] as const;

import { texts } from '../i18n/texts.js';

export const documentTemplatesTexts = texts({
  ru: {
    console: {
      templates: {
        none: 'Шаблонов с такими условиями нет.',
        kinds: {
          contract: 'Договор купли-продажи',
          proforma: 'Проформа-инвойс',
          invoice: 'Инвойс',
        },
        states: {
          draft: 'Черновик',
          scheduled: 'Вступит в силу',
          current: 'Действует',
          retired: 'Заменён',
        },
        start: 'Новый черновик',
        startHint: 'Черновик начнётся с копии действующей версии. У каждого документа он один',
        draftThere: 'Черновик этого документа уже есть — открываем его. Новый не создан',
        draftHint: 'Выпущенные документы не меняются: у них остаётся текст, с которым они вышли.',
        placeholders: 'Подстановки в фигурных скобках (%{smart_count})',
        copied: '%{name} скопировано',
        clauseIdRule: 'Строчная латинская буква, затем буквы, цифры и дефис',
        noteHint: 'Коротко: что изменилось и почему. Останется в истории версий',
        preview: 'Посмотреть',
        pdf: 'Скачать PDF',
        pdfSaved: 'Образец PDF сохранён',
        publish: 'Опубликовать',
        saveFirst: 'Сначала сохраните',
        sinceEver: 'С самого начала',
        publishHint:
          'Версия получит номер и больше не изменится. Новые документы будут выходить с ней. Публикует сотрудник, который этот черновик не редактировал.',
        published: 'Новая версия опубликована',
        validFromHint: 'Пусто — сразу',
      },
    },
    resources: {
      'document-templates': {
        name: 'Шаблон документа |||| Шаблоны документов |||| Шаблоны документов',
      },
    },
  },
  zh: {
    console: {
      templates: {
        none: '没有符合条件的模板。',
        kinds: {
          contract: '销售合同',
          proforma: '形式发票',
          invoice: '正式发票',
        },
        states: {
          draft: '草稿',
          scheduled: '待生效',
          current: '生效中',
          retired: '已停用',
        },
        start: '新建草稿',
        startHint: '草稿以现行版本为底稿，每种文件只能有一份',
        draftThere: '该文件已有草稿，已为您打开，未新建',
        draftHint: '已签发的文件保持原文，不受修改影响。',
        placeholders: '可用占位符（%{smart_count}）',
        copied: '已复制 %{name}',
        clauseIdRule: '以小写字母开头，可含字母、数字和连字符',
        noteHint: '简述修改内容及原因，保留在版本历史中',
        preview: '预览',
        pdf: '下载 PDF',
        pdfSaved: 'PDF 样本已保存',
        publish: '发布',
        saveFirst: '请先保存',
        sinceEver: '自始有效',
        publishHint: '发布后生成版本号，内容不可再改，新文件将采用该版本。须由未编辑过该草稿的员工发布。',
        published: '新版本已发布',
        validFromHint: '留空则立即生效',
      },
    },
    resources: {
      'document-templates': {
        name: '文件模板',
      },
    },
  },
  en: {
    console: {
      templates: {
        none: 'There are no such templates.',
        kinds: {
          contract: 'Sales contract',
          proforma: 'Proforma invoice',
          invoice: 'Invoice',
        },
        states: {
          draft: 'Draft',
          scheduled: 'Scheduled',
          current: 'In force',
          retired: 'Replaced',
        },
        start: 'New draft',
        startHint:
          'The draft starts as a copy of the version in force; each document has one draft at a time',
        draftThere: 'There is a draft of this document already: here it is. No new one was made',
        draftHint: 'Documents already issued keep the wording they were made with.',
        placeholders: 'Placeholders in braces (%{smart_count})',
        copied: '%{name} is copied',
        clauseIdRule: 'A small letter, then letters, digits and hyphens',
        noteHint: 'In short: what has changed and why. Stays in the history of versions',
        preview: 'Preview',
        pdf: 'Save as PDF',
        pdfSaved: 'The sample PDF is saved',
        publish: 'Publish',
        saveFirst: 'Save first',
        sinceEver: 'From the beginning',
        publishHint:
          'The version gets its number and never changes again. New documents are made with it. Somebody who did not write in this draft publishes it.',
        published: 'The new version is published',
        validFromHint: 'Empty: at once',
      },
    },
    resources: {
      'document-templates': {
        name: 'Template |||| Document templates',
      },
    },
  },
});

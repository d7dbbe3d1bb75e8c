import { texts } from '../i18n/texts.js';

export const pageTextsTexts = texts({
  ru: {
    console: {
      pageTexts: {
        shipped: 'Исходный',
        ofStaff: 'Изменён',
        differs:
          'Этот текст написали сотрудники, поэтому с обновлениями он не меняется. Исходный можно сравнить и вернуть: «История редакций».',
        placeholders:
          'Обычный текст без разметки: перенос строки — Enter, пункты списка — с новой строки. Данные компании подставляются сами:',
        keyRule: 'Латинская буква, затем латинские буквы, цифры, «-» и «_»',
        keyHint: 'Латиницей. Ссылка на раздел: адрес страницы и #section-код',
        leadHint: 'Показывается под заголовком и в результатах поиска',
        noteHint:
          'Коротко, что изменено и почему. Останется в истории. Покупатели увидят текст через несколько секунд после сохранения',
        preview: 'Предпросмотр',
        history: 'История редакций',
        inForceOn: 'Действовала на конец дня',
        noneThen: 'На этот день текста ещё не было.',
        inForce: 'Действует',
        compare: 'Сравнить',
        compareVersion: 'Сравнить редакцию %{version} с действующей',
        restoredFrom: 'Повторяет редакцию %{version}',
        showShipped: 'Сравнить с исходным текстом',
        versionAgainst: 'От редакции %{version} к действующей',
        shippedAgainst: 'От исходного текста к действующему',
        marks: 'Зачёркнутого больше нет, подчёркнутое добавлено.',
        noDifference: 'На этом языке отличий нет.',
        orderChanged: 'Изменён порядок.',
        restore: 'Вернуть эту редакцию',
        restoreShipped: 'Вернуть исходный текст',
        restored: 'Текст возвращён и уже действует',
      },
    },
    resources: {
      'page-texts': {
        name: 'Текст страницы |||| Тексты страниц |||| Тексты страниц',
        fields: {
          origin: 'Состояние',
        },
      },
    },
  },
  zh: {
    console: {
      pageTexts: {
        shipped: '初始文案',
        ofStaff: '已修改',
        differs: '该文案由员工编写，不随系统升级变化。可在“版本历史”中与初始文案比较并恢复。',
        placeholders: '纯文本，不支持标记：按回车换行，列表每项另起一行。以下公司信息自动填入：',
        keyRule: '以英文字母开头，可含英文字母、数字、“-”和“_”',
        keyHint: '用英文字母。章节链接为页面地址加 #section-代码',
        leadHint: '显示在标题下方和搜索结果中',
        noteHint: '简述修改内容及原因，保留在版本历史中。保存后几秒内买家即可看到',
        preview: '预览',
        history: '版本历史',
        inForceOn: '当日结束时的有效版本',
        noneThen: '当日尚无该文案。',
        inForce: '当前版本',
        compare: '比较',
        compareVersion: '将版本 %{version} 与当前版本比较',
        restoredFrom: '恢复自版本 %{version}',
        showShipped: '与初始文案比较',
        versionAgainst: '从版本 %{version} 到当前版本',
        shippedAgainst: '从初始文案到当前版本',
        marks: '删除线为已删除内容，下划线为新增内容。',
        noDifference: '该语言没有差异。',
        orderChanged: '顺序有变动。',
        restore: '恢复此版本',
        restoreShipped: '恢复初始文案',
        restored: '文案已恢复并生效',
      },
    },
    resources: {
      'page-texts': {
        name: '页面文案',
        fields: {
          origin: '状态',
        },
      },
    },
  },
  en: {
    console: {
      pageTexts: {
        shipped: 'As shipped',
        ofStaff: 'Changed',
        differs:
          'Staff wrote this text, so updates do not change it. The shipped one can be compared and restored under “History of versions”.',
        placeholders:
          'Plain text without markup: Enter begins a new line, items of a list stand on lines of their own. Facts of the company are filled in:',
        keyRule: 'A Latin letter, then Latin letters, digits, “-” and “_”',
        keyHint: 'In Latin letters. A link to the section: the address of the page and #section-code',
        leadHint: 'Shown below the title and in search results',
        noteHint:
          'In short: what has changed and why. Stays in the history. Buyers see the text a few seconds after it is saved',
        preview: 'Preview',
        history: 'History of versions',
        inForceOn: 'In force at the end of',
        noneThen: 'There was no such text on that day.',
        inForce: 'In force',
        compare: 'Compare',
        compareVersion: 'Compare version %{version} with the one in force',
        restoredFrom: 'Repeats version %{version}',
        showShipped: 'Compare with the shipped text',
        versionAgainst: 'From version %{version} to the one in force',
        shippedAgainst: 'From the shipped text to the one in force',
        marks: 'What is struck through was removed; what is underlined was added.',
        noDifference: 'There are no differences in this language.',
        orderChanged: 'The order was changed.',
        restore: 'Restore this version',
        restoreShipped: 'Restore the shipped text',
        restored: 'The text is restored and in force',
      },
    },
    resources: {
      'page-texts': {
        name: 'Page text |||| Page texts',
        fields: {
          origin: 'State',
        },
      },
    },
  },
});

import { texts } from '../i18n/texts.js';

export const componentsTexts = texts({
  ru: {
    console: {
      scope: {
        youSee: 'Вы видите: %{departments}',
        youSeeYourself: 'Вы видите только себя',
      },
      files: {
        add: 'Добавить файл',
        kinds: 'JPG, PNG или PDF, до 50 МБ',
      },
      filters: {
        label: 'Сохранённые фильтры',
        save: 'Сохранить фильтр',
        name: 'Название',
        hint: 'Фильтр останется в вашей учётной записи и будет доступен на любом компьютере.',
        saved: 'Фильтр сохранён',
        forget: 'Удалить фильтр «%{name}»',
        forgotten: 'Фильтр удалён',
      },
      reason: 'Причина',
      languages: {
        zh: 'По-китайски',
        ru: 'По-русски',
        en: 'По-английски',
      },
      list: {
        all: 'Все',
        jump: 'Перейти на страницу',
        exportedPart: 'Выгружено %{count} строк из %{total}. Сузьте фильтр, чтобы выгрузить остальные.',
      },
      document: {
        open: 'Открыть файл',
        zoomIn: 'Крупнее',
        zoomOut: 'Мельче',
        turn: 'Повернуть',
      },
      picture: {
        choose: 'Выбрать файл',
        add: 'Добавить снимки',
      },
      confirmChange: {
        title: 'Сохранить изменение?',
        before: 'Сейчас',
        after: 'Станет',
      },
      actors: {
        buyer: 'покупатель',
        merchant: 'магазин',
        staff: 'сотрудник',
        system: 'автоматически',
      },
    },
  },
  zh: {
    console: {
      scope: {
        youSee: '您可查看：%{departments}',
        youSeeYourself: '您只能查看自己的数据',
      },
      files: {
        add: '添加文件',
        kinds: 'JPG、PNG 或 PDF，不超过 50 MB',
      },
      filters: {
        label: '已保存的筛选',
        save: '保存筛选',
        name: '名称',
        hint: '筛选保存在您的账号中，在任何电脑登录后均可使用。',
        saved: '筛选已保存',
        forget: '删除筛选“%{name}”',
        forgotten: '筛选已删除',
      },
      reason: '原因',
      languages: {
        zh: '中文名',
        ru: '俄文名',
        en: '英文名',
      },
      list: {
        all: '全部',
        jump: '跳转到页',
        exportedPart: '共 %{total} 行，已导出 %{count} 行。请缩小筛选范围后导出其余数据。',
      },
      document: {
        open: '打开文件',
        zoomIn: '放大',
        zoomOut: '缩小',
        turn: '旋转',
      },
      picture: {
        choose: '选择图片',
        add: '添加图片',
      },
      confirmChange: {
        title: '确认保存此更改？',
        before: '当前',
        after: '更改后',
      },
      actors: {
        buyer: '买家',
        merchant: '商家',
        staff: '员工',
        system: '系统',
      },
    },
  },
  en: {
    console: {
      scope: {
        youSee: 'You see: %{departments}',
        youSeeYourself: 'You see only yourself',
      },
      files: {
        add: 'Add a file',
        kinds: 'JPG, PNG or PDF, up to 50 MB',
      },
      filters: {
        label: 'Saved filters',
        save: 'Save filter',
        name: 'Name',
        hint: 'The filter stays with your account, at whichever computer you sign in.',
        saved: 'Filter saved',
        forget: 'Delete filter “%{name}”',
        forgotten: 'Filter deleted',
      },
      reason: 'Reason',
      languages: {
        zh: 'In Chinese',
        ru: 'In Russian',
        en: 'In English',
      },
      list: {
        all: 'All',
        jump: 'Go to page',
        exportedPart: '%{count} rows of %{total} were exported. Narrow the filters to export the others.',
      },
      document: {
        open: 'Open the file',
        zoomIn: 'Zoom in',
        zoomOut: 'Zoom out',
        turn: 'Rotate',
      },
      picture: {
        choose: 'Choose a file',
        add: 'Add pictures',
      },
      confirmChange: {
        title: 'Save this change?',
        before: 'Now',
        after: 'Then',
      },
      actors: {
        buyer: 'buyer',
        merchant: 'shop',
        staff: 'staff',
        system: 'automatically',
      },
    },
  },
});

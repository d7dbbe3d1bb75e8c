import { texts } from '../i18n/texts.js';

export const paletteTexts = texts({
  ru: {
    console: {
      palette: {
        title: 'Поиск по консоли',
        hint: 'Номер заказа, VIN или название, покупатель, магазин, раздел',
        nothing: 'Ничего не найдено. Проверьте номер или введите часть названия',
        typeMore: 'Введите хотя бы два знака',
        searching: 'Ищем…',
        pages: 'Разделы',
        acts: 'Действия',
        create: 'Создать: %{name}',
      },
      shortcuts: {
        title: 'Клавиши',
        palette: 'Поиск по консоли',
        sheet: 'Этот список',
        rows: 'Следующая и предыдущая строка списка',
        open: 'Открыть выбранную строку',
        edit: 'Изменить открытую запись или выбранную строку',
        slips: 'Следующая и предыдущая платёжка',
        confirm: 'Подтвердить платёжку',
      },
    },
  },
  zh: {
    console: {
      palette: {
        title: '全局搜索',
        hint: '订单编号、车架号或车名、买家、商家、页面',
        nothing: '没有找到。请核对编号，或只输入名称的一部分',
        typeMore: '请至少输入两个字符',
        searching: '正在搜索…',
        pages: '页面',
        acts: '操作',
        create: '新建：%{name}',
      },
      shortcuts: {
        title: '快捷键',
        palette: '全局搜索',
        sheet: '显示本列表',
        rows: '列表的下一行、上一行',
        open: '打开选中的行',
        edit: '编辑当前记录或选中的行',
        slips: '下一张、上一张付款凭证',
        confirm: '确认付款凭证',
      },
    },
  },
  en: {
    console: {
      palette: {
        title: 'Search the console',
        hint: 'Order number, VIN or name of a car, buyer, shop, page',
        nothing: 'Nothing found. Check the number, or type a part of the name',
        typeMore: 'Type at least two characters',
        searching: 'Searching…',
        pages: 'Pages',
        acts: 'Actions',
        create: 'Create: %{name}',
      },
      shortcuts: {
        title: 'Keyboard shortcuts',
        palette: 'Search the console',
        sheet: 'This list',
        rows: 'Next and previous row of a list',
        open: 'Open the chosen row',
        edit: 'Edit the open record or the chosen row',
        slips: 'Next and previous payment slip',
        confirm: 'Confirm a payment slip',
      },
    },
  },
});

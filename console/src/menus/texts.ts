import { texts } from '../i18n/texts.js';

export const menusTexts = texts({
  ru: {
    console: {
      menus: {
        none: 'Пунктов меню нет.',
        item: 'Пункт меню',
        button: 'Кнопка',
        root: 'Верхний уровень',
        ofConsole: 'Консоль',
        ofShop: 'Магазин',
        shopPathHint:
          'Страница магазина, например /secoundHandCar/list?item=new или /cars/geely, внешнее приложение /myiframe/код или собственный адрес /pages/leasing; пусто для заголовка',
        componentHint:
          'Страница магазина, например /secoundHandCar/list?item=new, или внешнее приложение /myiframe/код',
        shopKeepAliveHint: 'Покупатель возвращается на страницу такой, какой её оставил',
        pathHint: 'Страница консоли, например /orders; пусто для заголовка',
        permissionHint: 'По ней службы проверяют право',
        keepAliveHint:
          'Открытая вкладка остаётся такой, какой её оставили; без этого страница каждый раз загружается заново',
      },
    },
    resources: {
      menus: {
        name: 'Пункт меню |||| Меню и права |||| Меню и права',
      },
    },
  },
  zh: {
    console: {
      menus: {
        none: '没有菜单。',
        item: '菜单',
        button: '按钮',
        root: '顶级',
        ofConsole: '控制台',
        ofShop: '商城',
        shopPathHint:
          '商城页面，例如 /secoundHandCar/list?item=new 或 /cars/geely；外部应用 /myiframe/编码；或独立地址 /pages/leasing；标题留空',
        componentHint: '商城页面，例如 /secoundHandCar/list?item=new，或外部应用 /myiframe/编码',
        shopKeepAliveHint: '买家返回时页面保持离开时的状态',
        pathHint: '控制台页面，例如 /orders；标题留空',
        permissionHint: '后台按此标识校验权限',
        keepAliveHint: '切换标签后保留页面内容；关闭后每次重新加载',
      },
    },
    resources: {
      menus: {
        name: '菜单',
      },
    },
  },
  en: {
    console: {
      menus: {
        none: 'There are no menu items.',
        item: 'Menu item',
        button: 'Button',
        root: 'Top',
        ofConsole: 'Console',
        ofShop: 'Shop',
        shopPathHint:
          'A page of the shop such as /secoundHandCar/list?item=new or /cars/geely, an external app /myiframe/code, or an address of its own /pages/leasing; empty for a heading',
        componentHint:
          'A page of the shop such as /secoundHandCar/list?item=new, or an external app /myiframe/code',
        shopKeepAliveHint: 'A buyer who comes back finds the page as it was left',
        pathHint: 'A page of the console such as /orders; empty for a heading',
        permissionHint: 'What the services check',
        keepAliveHint: 'An open tab stays as it was left; without this the page is loaded anew each time',
      },
    },
    resources: {
      menus: {
        name: 'Menu item |||| Menu and rights',
      },
    },
  },
});

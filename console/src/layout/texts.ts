import { texts } from '../i18n/texts.js';

export const layoutTexts = texts({
  ru: {
    console: {
      brand: 'Уссури Авто · консоль',
      layout: {
        menu: 'Разделы',
        noMenu: 'Для вас пока не открыт ни один раздел',
        menuFailed: 'Меню не загрузилось. Обновите страницу',
        language: 'Язык',
      },
      appearance: {
        title: 'Оформление',
        theme: 'Тема',
        colour: 'Цвет',
        'theme-white': 'Морская синь',
        'theme-iview': 'Тёмная',
        'theme-hey': 'Белая',
      },
      account: {
        password: 'Сменить пароль',
        oldPassword: 'Текущий пароль',
        newPassword: 'Новый пароль',
        passwordRule: 'Не короче %{min} знаков',
        passwordChanged: 'Пароль изменён. Остальные сеансы завершены',
        logoutSure: 'Выйти из консоли?',
      },
      signIn: {
        title: 'Вход в консоль',
        side: 'Кто входит',
        staff: 'Сотрудник',
        merchant: 'Магазин',
        staffHint: 'Учётная запись сотрудника площадки.',
        merchantHint: 'Учётная запись, с которой вы открыли магазин.',
        username: 'Имя для входа',
      },
    },
  },
  zh: {
    console: {
      brand: '乌苏里汽车 · 管理后台',
      layout: {
        menu: '主菜单',
        noMenu: '没有找到菜单',
        menuFailed: '菜单加载失败，请刷新页面',
        language: '语言',
      },
      appearance: {
        title: '界面主题',
        theme: '主题',
        colour: '主题色',
        'theme-white': '冷色蓝',
        'theme-iview': '深色',
        'theme-hey': '纯白',
      },
      account: {
        password: '修改密码',
        oldPassword: '原密码',
        newPassword: '新密码',
        passwordRule: '至少 %{min} 个字符',
        passwordChanged: '密码已修改，其他登录已失效',
        logoutSure: '确定退出登录吗？',
      },
      signIn: {
        title: '登录管理后台',
        side: '登录身份',
        staff: '平台员工',
        merchant: '商家',
        staffHint: '请使用平台员工账号登录。',
        merchantHint: '请使用开店时的账号登录。',
        username: '账号',
      },
    },
  },
  en: {
    console: {
      brand: 'Ussuri Auto · console',
      layout: {
        menu: 'Main menu',
        noMenu: 'No menu found',
        menuFailed: 'The menu could not be loaded. Please reload the page',
        language: 'Language',
      },
      appearance: {
        title: 'Appearance',
        theme: 'Theme',
        colour: 'Colour',
        'theme-white': 'Cool blue',
        'theme-iview': 'Dark',
        'theme-hey': 'Plain white',
      },
      account: {
        password: 'Change password',
        oldPassword: 'Current password',
        newPassword: 'New password',
        passwordRule: 'At least %{min} characters',
        passwordChanged: 'The password is changed. Other sessions have ended',
        logoutSure: 'Sign out of the console?',
      },
      signIn: {
        title: 'Sign in to the console',
        side: 'Who signs in',
        staff: 'Staff',
        merchant: 'Shop',
        staffHint: 'Use your staff account.',
        merchantHint: 'Use the account that opened the shop.',
        username: 'User name',
      },
    },
  },
});

import { texts } from '../i18n/texts.js';

export const lockTexts = texts({
  ru: {
    console: {
      lock: {
        title: 'Блокировка экрана',
        hint: 'Придумайте пароль: без него консоль не откроется ни в одной вкладке этого браузера.',
        unsaved:
          'Придумайте пароль: без него консоль не откроется ни в одной вкладке. Несохранённое пропадёт: %{names}.',
        password: 'Пароль блокировки',
        action: 'Заблокировать',
        empty: 'Введите пароль блокировки',
        locked: 'Консоль заблокирована',
        lockedHint: 'Введите пароль, которым вы её заблокировали. После пяти ошибок нужно войти заново.',
        unlock: 'Разблокировать',
        wrong: 'Пароль неверный',
        signInAnew: 'Войти заново',
      },
    },
  },
  zh: {
    console: {
      lock: {
        title: '锁屏',
        hint: '请设置锁屏密码。锁定后，本浏览器的所有页面都需输入该密码才能使用。',
        unsaved: '请设置锁屏密码。锁定后所有页面都需输入该密码，未保存的内容将丢失：%{names}。',
        password: '锁屏密码',
        action: '锁定',
        empty: '锁屏密码不能为空',
        locked: '屏幕已锁定',
        lockedHint: '请输入锁屏时设置的密码。连续输错五次需重新登录。',
        unlock: '解锁',
        wrong: '锁屏密码错误',
        signInAnew: '重新登录',
      },
    },
  },
  en: {
    console: {
      lock: {
        title: 'Lock the screen',
        hint: 'Choose a password: without it the console opens in no tab of this browser.',
        unsaved: 'Choose a password: without it the console opens in no tab. Unsaved work is lost: %{names}.',
        password: 'Lock password',
        action: 'Lock',
        empty: 'The lock password cannot be empty',
        locked: 'The console is locked',
        lockedHint: 'Type the password you locked it with. After five wrong ones you have to sign in again.',
        unlock: 'Unlock',
        wrong: 'The password is wrong',
        signInAnew: 'Sign in again',
      },
    },
  },
});

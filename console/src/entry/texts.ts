import { texts } from '../i18n/texts.js';

export const entryTexts = texts({
  ru: {
    console: {
      entry: {
        register: 'Заявка на доступ',
        registerHint: 'Войти можно будет после того, как администратор откроет доступ и назначит роли.',
        closed: 'Приём заявок закрыт. Учётную запись создаёт администратор.',
        applied: 'Заявка отправлена. Администратор откроет доступ, после этого войдите со своим паролем.',
        haveAccount: 'Уже есть учётная запись',
        apply: 'Отправить заявку',
        sendCode: 'Получить код',
        codeAgain: 'Ещё раз через %{seconds} с',
        username: 'Имя для входа',
        name: 'Фамилия и имя',
        phone: 'Телефон',
        code: 'Код из SMS',
        password: 'Пароль, не короче 10 знаков',
        redirect: 'Вход через другую службу',
        redirectWait: 'Проверяем вход…',
        noCode: 'Служба не подтвердила вход. Начните сначала или войдите по паролю.',
        byPassword: 'Войти по паролю',
      },
    },
  },
  zh: {
    console: {
      entry: {
        register: '申请账号',
        registerHint: '提交后须由管理员开通并分配角色，方可登录。',
        closed: '当前未开放注册，请联系管理员创建账号。',
        applied: '申请已提交，管理员开通后即可使用您设置的密码登录。',
        haveAccount: '已有账号，去登录',
        apply: '提交申请',
        sendCode: '获取验证码',
        codeAgain: '%{seconds} 秒后重发',
        username: '账号',
        name: '姓名',
        phone: '手机号码',
        code: '短信验证码',
        password: '密码（至少 10 个字符）',
        redirect: '第三方登录',
        redirectWait: '正在验证登录…',
        noCode: '第三方未确认登录，请重试或使用密码登录。',
        byPassword: '使用密码登录',
      },
    },
  },
  en: {
    console: {
      entry: {
        register: 'Apply for access',
        registerHint: 'You can sign in once an administrator has admitted you and given you roles.',
        closed: 'Applications are closed. An administrator creates accounts.',
        applied:
          'Your application is sent. Once an administrator has admitted you, sign in with your password.',
        haveAccount: 'I have an account',
        apply: 'Send the application',
        sendCode: 'Send a code',
        codeAgain: 'Again in %{seconds} s',
        username: 'User name',
        name: 'Full name',
        phone: 'Phone number',
        code: 'Code from the message',
        password: 'Password, at least 10 characters',
        redirect: 'Signing in with another service',
        redirectWait: 'Checking your sign-in…',
        noCode: 'The service has not confirmed the sign-in. Start again, or sign in by password.',
        byPassword: 'Sign in by password',
      },
    },
  },
});

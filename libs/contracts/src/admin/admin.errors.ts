import { defineErrors } from '../define/index.js';

export const adminErrors = defineErrors('admin', {
  grantTooHigh: {
    code: 'A09001',
    status: 403,
    text: {
      ru: 'Нельзя выдать права, которых нет у вас самих: {permissions}',
      zh: '不能授予自己没有的权限：{permissions}',
      en: 'You cannot grant rights that you do not hold yourself: {permissions}',
    },
  },
  mightierThanYou: {
    code: 'A09002',
    status: 403,
    text: {
      ru: 'У этого сотрудника больше прав, чем у вас. Обратитесь к администратору',
      zh: '该员工的权限高于您，请联系管理员',
      en: 'This colleague holds more rights than you. Please ask an administrator',
    },
  },
  lastAdministrator: {
    code: 'A09003',
    status: 409,
    text: {
      ru: 'Это последний действующий администратор. Сначала назначьте другого',
      zh: '这是最后一位可用的管理员，请先指定其他管理员',
      en: 'This is the last active administrator. Appoint another one first',
    },
  },
  notYourself: {
    code: 'A09004',
    status: 409,
    text: {
      ru: 'Себя нельзя заблокировать или удалить',
      zh: '不能锁定或删除自己的账号',
      en: 'You cannot lock or remove yourself',
    },
  },
  roleCodeTaken: {
    code: 'A09005',
    status: 409,
    text: {
      ru: 'Роль с кодом {roleCode} уже есть',
      zh: '角色编码 {roleCode} 已存在',
      en: 'There is a role with the code {roleCode} already',
    },
  },
  roleInUse: {
    code: 'A09006',
    status: 409,
    text: {
      ru: 'Роль назначена сотрудникам ({count}). Сначала снимите её',
      zh: '该角色已分配给 {count} 名员工，请先取消分配',
      en: 'The role is held by {count} of the staff. Take it from them first',
    },
  },
  systemRecord: {
    code: 'A09007',
    status: 409,
    text: {
      ru: 'Системная запись: её нельзя удалить или лишить кода',
      zh: '系统内置数据，不能删除或更改编码',
      en: 'This record belongs to the system: it cannot be removed or lose its code',
    },
  },
  allRightsRole: {
    code: 'A09008',
    status: 409,
    text: {
      ru: 'У роли администратора всегда все права',
      zh: '管理员角色始终拥有全部权限',
      en: 'The administrator role always holds all rights',
    },
  },
  menuHasChildren: {
    code: 'A09009',
    status: 409,
    text: {
      ru: 'Сначала удалите вложенные пункты',
      zh: '请先删除下级菜单',
      en: 'Remove the items below it first',
    },
  },
  menuLoop: {
    code: 'A09010',
    status: 400,
    text: {
      ru: 'Нельзя вложить запись в неё саму',
      zh: '不能移动到自身或下级之下',
      en: 'A record cannot be placed below itself',
    },
  },
  pathRefused: {
    code: 'A09011',
    status: 400,
    text: {
      ru: 'Путь должен начинаться с «/» и вести внутрь консоли',
      zh: '路径须以“/”开头，且只能指向控制台内部',
      en: 'A path starts with “/” and leads inside the console',
    },
  },
  shopPathRefused: {
    code: 'A09031',
    status: 400,
    text: {
      ru: 'Пункт меню магазина ведёт на его страницу (/secoundHandCar/list?item=new, /cars/geely), на внешнее приложение (/myiframe/код) или имеет собственный адрес (/pages/leasing)',
      zh: '商城菜单须指向商城页面（/secoundHandCar/list?item=new、/cars/geely）、外部应用（/myiframe/编码），或使用独立地址（/pages/leasing）',
      en: 'An item of the shop’s menu leads to a page of the shop (/secoundHandCar/list?item=new, /cars/geely), to an external app (/myiframe/code), or has an address of its own (/pages/leasing)',
    },
  },
  shopMenuRights: {
    code: 'A09032',
    status: 400,
    text: {
      ru: 'Меню магазина видят все: кнопок и прав в нём не бывает',
      zh: '商城菜单对所有人可见，不能包含按钮或权限',
      en: 'Everybody sees the menu of the shop: it has neither buttons nor rights',
    },
  },
  menuPlaceMixed: {
    code: 'A09033',
    status: 400,
    text: {
      ru: 'Пункт и его родитель должны быть в одном меню: консоли или магазина',
      zh: '菜单与其上级必须同属控制台或同属商城',
      en: 'An item and its parent belong to the same menu, that of the console or that of the shop',
    },
  },
  shopAddressOpensNothing: {
    code: 'A09034',
    status: 400,
    text: {
      ru: 'Укажите, что открывает адрес {path}: страницу магазина (/secoundHandCar/list?item=new, /cars/geely) или внешнее приложение (/myiframe/код)',
      zh: '请指定地址 {path} 打开的内容：商城页面（/secoundHandCar/list?item=new、/cars/geely）或外部应用（/myiframe/编码）',
      en: 'Say what the address {path} opens: a page of the shop (/secoundHandCar/list?item=new, /cars/geely) or an external app (/myiframe/code)',
    },
  },
  shopComponentAlone: {
    code: 'A09035',
    status: 400,
    text: {
      ru: 'Что открывает пункт, указывают только вместе с его собственным адресом в магазине, например /pages/leasing',
      zh: '只有在商城中使用独立地址（例如 /pages/leasing）的菜单才需要指定打开内容',
      en: 'What an item opens is given only with an address of its own in the shop, such as /pages/leasing',
    },
  },
  shopAddressTaken: {
    code: 'A09036',
    status: 409,
    text: {
      ru: 'Адрес {path} уже занят другим пунктом меню магазина',
      zh: '地址 {path} 已被商城的其他菜单使用',
      en: 'Another item of the shop’s menu has the address {path} already',
    },
  },
  dictTypeTaken: {
    code: 'A09012',
    status: 409,
    text: {
      ru: 'Справочник «{dictType}» уже есть',
      zh: '字典类型“{dictType}”已存在',
      en: 'There is a dictionary “{dictType}” already',
    },
  },
  itemValueTaken: {
    code: 'A09013',
    status: 409,
    text: {
      ru: 'Значение «{itemValue}» в этом справочнике уже есть',
      zh: '该字典中已存在数据值“{itemValue}”',
      en: 'The dictionary has the value “{itemValue}” already',
    },
  },
  keyTaken: {
    code: 'A09014',
    status: 409,
    text: {
      ru: 'Параметр «{publicKey}» уже есть',
      zh: '参数键名“{publicKey}”已存在',
      en: 'There is a parameter “{publicKey}” already',
    },
  },
  valueRefused: {
    code: 'A09015',
    status: 400,
    text: {
      ru: 'Значение не подходит: {expected}',
      zh: '参数值不符合要求：{expected}',
      en: 'The value does not fit: {expected}',
    },
  },
  tooFarBack: {
    code: 'A09040',
    status: 400,
    text: {
      ru: 'Показываются первые {most} изменений. Уточните условия: человека, запись или период',
      zh: '最多显示前 {most} 条变更，请通过人员、记录或时间段缩小范围',
      en: 'The first {most} changes are shown. Narrow the search by person, record or period',
    },
  },
  logIsKept: {
    code: 'A09020',
    status: 409,
    text: {
      ru: 'Записи журнала нельзя удалить: они хранятся {days} дн. и затем удаляются сами',
      zh: '日志不可删除：系统保留 {days} 天后自动清除',
      en: 'Log entries cannot be deleted: they are kept for {days} days and then removed automatically',
    },
  },
  departmentInUse: {
    code: 'A09016',
    status: 409,
    text: {
      ru: 'В отделе есть подотделы или сотрудники',
      zh: '该部门下还有子部门或员工',
      en: 'The department still has departments or staff in it',
    },
  },
  registrationClosed: {
    code: 'A09023',
    status: 409,
    text: {
      ru: 'Самостоятельная регистрация сотрудников закрыта. Обратитесь к администратору',
      zh: '暂未开放自助注册，请联系管理员',
      en: 'Staff cannot register on their own at present. Please ask an administrator',
    },
  },
  directoryNotConfigured: {
    code: 'A09024',
    status: 409,
    text: {
      ru: 'Доступ к этому справочнику не настроен. Его задаёт тот, кто обслуживает сервер',
      zh: '尚未配置该通讯录的访问凭证，请联系运维人员',
      en: 'Access to this directory is not configured. Whoever runs the server sets it',
    },
  },
  directoryUnreachable: {
    code: 'A09025',
    status: 503,
    text: {
      ru: 'Справочник не отвечает. Повторите через несколько минут',
      zh: '通讯录服务无响应，请几分钟后再试',
      en: 'The directory does not answer. Try again in a few minutes',
    },
  },
  directoryRefused: {
    code: 'A09026',
    status: 409,
    text: {
      ru: 'Справочник отклонил запрос (код {code}). Проверьте доступ к нему вместе с тем, кто обслуживает сервер',
      zh: '通讯录服务拒绝了请求（错误码 {code}），请与运维人员核对访问凭证和权限',
      en: 'The directory refused the request (code {code}). Check its access together with whoever runs the server',
    },
  },
  directoryTooLarge: {
    code: 'A09027',
    status: 409,
    text: {
      ru: 'В справочнике слишком много записей',
      zh: '通讯录数据过多',
      en: 'The directory has too many entries',
    },
  },
  microAppTaken: {
    code: 'A09021',
    status: 409,
    text: {
      ru: 'Приложение с таким кодом или путём уже есть',
      zh: '应用编码或路由路径已被使用',
      en: 'There is an app with this code or path already',
    },
  },
  microAppOriginRefused: {
    code: 'A09022',
    status: 400,
    text: {
      ru: 'Адреса {origin} нет среди разрешённых. Его добавляет тот, кто обслуживает сервер (MICRO_APP_ORIGINS)',
      zh: '{origin} 不在允许的地址之列，请由运维人员加入（MICRO_APP_ORIGINS）',
      en: '{origin} is not among the allowed addresses. Whoever runs the server adds it (MICRO_APP_ORIGINS)',
    },
  },
  filterNameTaken: {
    code: 'A09018',
    status: 409,
    text: {
      ru: 'Фильтр «{name}» у вас уже есть. Выберите другое название',
      zh: '您已保存名为“{name}”的筛选，请换一个名称',
      en: 'You have a filter “{name}” already. Choose another name',
    },
  },
  tooManySettings: {
    code: 'A09029',
    status: 409,
    text: {
      ru: 'Настроек может быть не больше {most}',
      zh: '设置最多 {most} 项',
      en: 'There can be at most {most} settings',
    },
  },
  outOfScope: {
    code: 'A09037',
    status: 403,
    text: {
      ru: 'Этот отдел вне вашей области видимости',
      zh: '该部门不在您的数据权限范围内',
      en: 'This department is outside of what you may see',
    },
  },
  scopeTooWide: {
    code: 'A09038',
    status: 403,
    text: {
      ru: 'Сотрудник увидел бы больше отделов, чем видите вы. Обратитесь к администратору',
      zh: '该员工的数据权限将超出您的范围，请联系管理员',
      en: 'The colleague would see more departments than you do. Please ask an administrator',
    },
  },
  viewOnly: {
    code: 'A09028',
    status: 403,
    text: {
      ru: 'Вы смотрите консоль как другая роль: изменить ничего нельзя. Закончите просмотр и повторите',
      zh: '正在以其他角色的视角查看，无法修改。请先退出查看',
      en: 'You see the console as another role, so nothing can be changed. End the view and try again',
    },
  },
  profileIsRunning: {
    code: 'A09039',
    status: 409,
    text: {
      ru: 'С этого процесса уже снимают профиль. Подождите, пока он закончится',
      zh: '该进程正在进行性能分析，请等待完成',
      en: 'This process is being profiled already. Wait until that is done',
    },
  },
  profileIsTooLarge: {
    code: 'A09030',
    status: 409,
    text: {
      ru: 'Профиль слишком большой. Снимите его за меньшее время',
      zh: '分析结果过大，请缩短时长后重试',
      en: 'The profile is too large. Take one over a shorter time',
    },
  },
  tooManyFilters: {
    code: 'A09019',
    status: 409,
    text: {
      ru: 'Для одного списка хранится не больше {most} фильтров. Удалите ненужные',
      zh: '每个列表最多保存 {most} 个筛选，请先删除不需要的',
      en: 'At most {most} filters are kept for a list. Remove some first',
    },
  },
});

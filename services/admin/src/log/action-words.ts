import { allOperations, allResources } from '@mall/contracts/all';
import { rightOf } from '@mall/contracts/define';
import { rights } from '@mall/contracts/rights';
import { say, type Locale, type Texts } from '@mall/validation';

/** Names of actions by operation, where the label of the right does not describe the action. */
const WORDS: Readonly<Record<string, Texts>> = {
  'admin.dept.merge': say('Объединил отделы', '合并部门', 'Merged departments'),
  'admin.dict.sync': say(
    'Восстановил встроенные справочники',
    '同步内置字典',
    'Restored built-in dictionaries',
  ),
  'admin.directory.cpDepartments': say(
    'Загрузил отделы из WeCom',
    '同步企业微信部门',
    'Took over departments of WeCom',
  ),
  'admin.directory.cpUsers': say('Загрузил людей из WeCom', '同步企业微信人员', 'Took over people of WeCom'),
  'admin.directory.dingDepartments': say(
    'Загрузил отделы из DingTalk',
    '同步钉钉部门',
    'Took over departments of DingTalk',
  ),
  'admin.directory.dingUsers': say(
    'Загрузил людей из DingTalk',
    '同步钉钉人员',
    'Took over people of DingTalk',
  ),
  'admin.log.remove': say('Пытался удалить запись журнала', '尝试删除日志', 'Tried to remove a log entry'),
  'admin.log.removeMany': say(
    'Пытался удалить записи журнала',
    '尝试批量删除日志',
    'Tried to remove log entries',
  ),
  'admin.pageText.restore': say(
    'Вернул прежний текст страницы',
    '恢复页面文案的旧版本',
    'Restored a former text of a page',
  ),
  'admin.param.sync': say('Восстановил встроенные параметры', '同步内置参数', 'Restored built-in parameters'),
  'admin.parkedEvents.discard': say('Отказался от события', '放弃事件', 'Discarded an event'),
  'admin.parkedEvents.replay': say('Повторил событие', '重放事件', 'Replayed an event'),
  'admin.process.setLogLevel': say(
    'Изменил уровень журнала службы',
    '修改服务日志级别',
    'Changed the log level of a service',
  ),
  'admin.process.startProfile': say('Снял профиль процесса', '对进程进行性能分析', 'Profiled a process'),
  'admin.savedFilter.remove': say('Удалил свой фильтр', '删除筛选', 'Removed a filter of their own'),
  'admin.savedFilter.save': say('Сохранил фильтр', '保存筛选', 'Saved a filter'),
  'admin.staff.edit': say('Изменил свои данные', '修改个人资料', 'Changed their own data'),
  'admin.staff.lock': say('Закрыл или открыл доступ', '锁定或解锁员工', 'Locked or unlocked a colleague'),
  'admin.staff.moveToDepartment': say(
    'Перевёл людей в отдел',
    '调整人员部门',
    'Moved people to a department',
  ),
  'auth.changePassword': say('Сменил пароль', '修改密码', 'Changed their password'),
  'auth.endOwnSession': say(
    'Завершил свой сеанс на другом устройстве',
    '下线自己的其他设备',
    'Ended a session of their own',
  ),
  'auth.lockAccount': say(
    'Заблокировал или разблокировал учётную запись',
    '锁定或解锁账号',
    'Locked or unlocked an account',
  ),
  'auth.logout': say('Вышел', '退出登录', 'Signed out'),
  'auth.logoutEverywhere': say('Вышел на всех устройствах', '退出所有设备', 'Signed out everywhere'),
  'chat.desk.addNote': say('Написал заметку о покупателе', '添加买家备注', 'Wrote a note on a buyer'),
  'chat.desk.assign': say('Назначил, кто ведёт переписку', '指派会话负责人', 'Assigned a conversation'),
  'chat.noticeSettings.addBrowser': say(
    'Включил уведомления в браузере',
    '开启浏览器推送',
    'Had notices pushed to a browser',
  ),
  'chat.noticeSettings.removeBrowser': say(
    'Выключил уведомления в браузере',
    '关闭浏览器推送',
    'Ended notices in a browser',
  ),
  'chat.noticeSettings.removeEmail': say(
    'Убрал свой адрес почты',
    '移除自己的邮箱',
    'Removed their e-mail address',
  ),
  'chat.noticeSettings.removeMobile': say(
    'Убрал свой номер для SMS',
    '移除自己的短信号码',
    'Removed their number for SMS',
  ),
  'chat.noticeSettings.set': say('Настроил уведомления', '设置通知方式', 'Chose their notices'),
  'chat.noticeSettings.setEmail': say('Указал адрес почты', '填写自己的邮箱', 'Gave an e-mail address'),
  'chat.noticeSettings.setHours': say(
    'Настроил часы уведомлений',
    '设置通知时段',
    'Chose the hours of their notices',
  ),
  'chat.noticeSettings.setMobile': say('Указал номер для SMS', '填写自己的短信号码', 'Gave a number for SMS'),
  'chat.noticeSettings.verifyEmail': say(
    'Подтвердил адрес почты',
    '验证自己的邮箱',
    'Confirmed their e-mail address',
  ),
  'chat.noticeSettings.verifyMobile': say(
    'Подтвердил номер для SMS',
    '验证自己的短信号码',
    'Confirmed their number for SMS',
  ),
  'order.desk.cancel': say('Отменил заказ', '取消订单', 'Cancelled an order'),
  'order.desk.extendPayTime': say('Продлил срок оплаты', '延长付款期限', 'Gave more time to pay'),
  'order.desk.note': say('Написал заметку к заказу', '添加订单备注', 'Wrote a note on an order'),
  'order.desk.ship': say('Отправил заказ', '订单发货', 'Shipped an order'),
  'order.document.nameVins': say('Указал VIN', '登记车架号', 'Named VINs'),
  'order.milestone.delay': say('Указал задержку этапа', '登记节点延误', 'Stated a delay of a step'),
  'order.milestone.write': say('Отметил этап доставки', '登记运输节点', 'Wrote a milestone'),
  'order.rate.enter': say('Ввёл курс', '录入汇率', 'Entered a rate'),
  'order.rate.fetchNow': say('Запросил курс', '获取汇率', 'Fetched the rate'),
  'order.refund.audit': say('Решил о возврате', '审核退款', 'Decided on a refund'),
  'order.refund.pay': say('Отметил выплату возврата', '登记退款付款', 'Paid a refund'),
  'order.setting.change': say('Изменил условия сделок', '修改交易参数', 'Changed deal settings'),
  'order.template.start': say('Начал черновик шаблона', '新建模板草稿', 'Started a draft of a template'),
  'order.template.edit': say('Правил шаблон', '编辑模板', 'Edited a template'),
  'order.template.remove': say('Удалил черновик шаблона', '删除模板草稿', 'Removed a draft of a template'),
  'order.template.preview': say('Посмотрел черновик шаблона', '预览模板', 'Previewed a template'),
  'order.template.previewPdf': say('Посмотрел черновик шаблона', '预览模板', 'Previewed a template'),
  'order.template.publish': say('Опубликовал шаблон', '发布模板', 'Published a template'),
  'order.voucher.audit': say('Решил о платеже', '审核付款凭证', 'Decided on a payment slip'),
  'order.voucher.upload': say('Загрузил платёжку', '上传付款凭证', 'Uploaded a payment slip'),
  'product.car.offShelf': say('Снял автомобиль с продажи', '下架车辆', 'Took a car off sale'),
  'product.car.publish': say('Отправил автомобиль на проверку', '提交车辆上架', 'Submitted a car'),
  'product.car.review': say('Проверил автомобиль', '审核车辆', 'Reviewed a car'),
  'product.car.restore': say('Вернул удалённый автомобиль', '恢复已删除车辆', 'Restored a car'),
  'product.car.setSpuCheck': say(
    'Изменил правило проверки автомобилей',
    '修改车辆审核规则',
    'Changed the rule of review',
  ),
  'product.car.takeDown': say('Снял автомобиль за нарушение', '违规下架车辆', 'Took a car down'),
  'tenant.closing.close': say('Закрыл магазин', '关闭店铺', 'Closed a shop'),
  'tenant.closing.reopen': say('Открыл магазин', '恢复店铺', 'Reopened a shop'),
  'tenant.place.save': say(
    'Изменил двор и часы магазина',
    '修改店铺场地与营业时间',
    'Changed yard and hours of a shop',
  ),
  'tenant.review.audit': say('Решил о заявке магазина', '审核店铺申请', 'Decided on an application'),
  'user.buyer.reveal': say('Открыл паспортные данные', '查看证件信息', 'Revealed documents'),
};

const operations = new Map(
  allOperations.map((operation) => [operation.subject.slice('op.'.length), operation]),
);
const pages = new Map<string, Texts>(
  allResources.flatMap(({ name, menu }) => (menu ? [[name, menu.labels]] : [])),
);

/** Describes an action in words, such as `Roles: edit`; undefined for an operation that no longer exists. */
export function actionWords(operation: string, locale: Locale): string | undefined {
  const known = WORDS[operation];
  if (known) return known[locale];
  const found = operations.get(operation);
  const right = found && rightOf(found);
  if (!right) return undefined;
  const { page, labels } = rights[right];
  const label = labels[locale];
  return `${pages.get(page)?.[locale] ?? page}: ${locale === 'zh' ? label : label.toLowerCase()}`;
}

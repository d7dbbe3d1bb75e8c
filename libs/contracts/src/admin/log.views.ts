import { Id, Instant, Int, OneOf, say, Text } from '@mall/validation';
import { LOG_ORIGINS, LOG_TYPES, type LogOrigin, type LogType } from './log.dto.js';

export class LogView {
  @Id() id!: string;
  @OneOf(LOG_ORIGINS, { label: say('Источник', '来源', 'Origin') }) origin!: LogOrigin;
  @OneOf(LOG_TYPES, { label: say('Итог', '结果', 'Result') }) logType!: LogType;
  /** The operation, or the message of a browser's error. */
  @Text({ label: say('Действие', '操作', 'Operation'), max: 4_000 }) title!: string;
  /** Description of the action in the language of the caller; null for a browser's error. */
  @Text({ label: say('Что сделано', '操作内容', 'What was done'), optional: true, max: 300 }) action!:
    string | null;
  @Text({ label: say('Логин', '账号', 'Login'), optional: true }) createBy!: string | null;
  /** Name of the member of staff whose entry it is. */
  @Text({ label: say('Кто', '操作人', 'Who'), optional: true }) createByName!: string | null;
  @Id({ optional: true }) userId!: string | null;
  @Text({ label: say('IP', 'IP 地址', 'IP'), optional: true }) remoteAddr!: string | null;
  @Text({ label: say('Браузер', '浏览器', 'Browser'), optional: true, max: 1_000 }) userAgent!: string | null;
  @Text({ label: say('Адрес', '请求地址', 'Path'), optional: true, max: 2_000 }) requestUri!: string | null;
  @Text({ label: say('Метод', '请求方式', 'Method'), optional: true }) method!: string | null;
  @Text({ label: say('Запрос', '请求参数', 'Request'), optional: true, max: 8_000 }) params!: string | null;
  /** Duration in milliseconds. */
  @Int({ label: say('Длительность, мс', '耗时（ms）', 'Duration, ms'), optional: true }) time!: number | null;
  /** Key of the error, or the stack of a browser's one. */
  @Text({ label: say('Ошибка', '异常', 'Error'), optional: true, max: 28_000 }) exception!: string | null;
  @Text({ label: say('Служба', '服务', 'Service'), optional: true }) serviceId!: string | null;
  @Text({ label: say('Номер запроса', '请求编号', 'Request id'), optional: true }) requestId!: string | null;
  @Instant({ label: say('Время', '操作时间', 'Time') }) createTime!: string;
}

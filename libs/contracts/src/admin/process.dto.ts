import { Int, ListOfValues, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import {
  LOG_LEVELS,
  PROCESS_ID,
  PROFILE_ID,
  PROFILE_KINDS,
  type LogLevel,
  type ProfileKind,
} from '../messaging/process.js';
import { SERVICES, type ServiceName } from '../messaging/services.js';

const labels = {
  service: { ru: 'Служба', zh: '服务', en: 'Service' },
  process: { ru: 'Процесс', zh: '进程', en: 'Process' },
  level: { ru: 'Уровень журнала', zh: '日志级别', en: 'Log level' },
  minutes: { ru: 'Минут', zh: '分钟', en: 'Minutes' },
  seconds: { ru: 'Секунд', zh: '秒', en: 'Seconds' },
  profile: { ru: 'Профиль', zh: '性能分析', en: 'Profile' },
};

export class ProcessPageDto extends AdminPageDto {
  @ListOfValues('string', { optional: true, maxItems: 1_000 }) ids?: string[];
  @OneOf(SERVICES, { label: labels.service, optional: true }) service?: ServiceName;
}

export class LogLevelDto {
  @OneOf(SERVICES, { label: labels.service }) service!: ServiceName;
  @OneOf(LOG_LEVELS, { label: labels.level }) level!: LogLevel;
  /** Minutes after which the level returns to the usual one. */
  @Int({ label: labels.minutes, min: 1, max: 120 }) minutes!: number;
}

export class StartProfileDto {
  @Text({ label: labels.process, max: 40, pattern: PROCESS_ID }) processId!: string;
  @OneOf(PROFILE_KINDS, { label: labels.profile }) kind!: ProfileKind;
  @Int({ label: labels.seconds, min: 1, max: 60 }) seconds!: number;
}

export class ProfileIdDto {
  @Text({ label: labels.profile, max: 50, pattern: PROFILE_ID }) profileId!: string;
}

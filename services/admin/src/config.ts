import { env, readEnv } from '@mall/service-kit/env';

export const config = readEnv({
  /** Password of the first administrator, used once; when missing, one is generated and logged. */
  ADMIN_PASSWORD: env.optional(),
  /** Hours until a new right to decide about money, rates, prices or limits is in force. */
  RIGHTS_WAIT_HOURS: env.integer(24),
  /** Base address and credentials of the company's application at DingTalk. */
  DINGTALK_URL: env.text('https://oapi.dingtalk.com'),
  DINGTALK_CLIENT_ID: env.optional(),
  DINGTALK_CLIENT_SECRET: env.optional(),
  /** Base address and credentials of the company's directory at WeCom. */
  WECOM_URL: env.text('https://qyapi.weixin.qq.com'),
  WECOM_CORP_ID: env.optional(),
  WECOM_SECRET: env.optional(),
  /** Origins that external apps in the shell's frame may have; none by default. */
  MICRO_APP_ORIGINS: env.origins(),
});

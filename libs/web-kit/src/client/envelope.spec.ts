import { ApiError } from './api-error.js';
import { unwrap } from './envelope.js';

async function refusal(answer: Promise<unknown>): Promise<ApiError> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('It was not refused.');
}

describe('unwrap', () => {
  it('returns the data of either family, and the whole body of a plain answer', async () => {
    expect(await unwrap('mall', 200, { code: '00000', data: 1 }, 'ru')).toBe(1);
    expect(await unwrap('admin', 200, { code: 0, data: [2] }, 'ru')).toEqual([2]);
    expect(await unwrap('plain', 200, { access_token: 'x' }, 'ru')).toEqual({ access_token: 'x' });
  });

  it('refuses a mall code in an answer of status 200', async () => {
    const error = await refusal(unwrap('mall', 200, { code: 'A06001', msg: 'Забронирован' }, 'ru'));
    expect(error).toMatchObject({ code: 'A06001', message: 'Забронирован', failure: 'refused' });
  });

  it('names the fields that are wrong', async () => {
    const data = [{ field: 'mobile', message: '手机号码不符合规范' }];
    const error = await refusal(unwrap('mall', 200, { code: 'A00002', data }, 'zh'));
    expect(error.message).toBe('手机号码不符合规范');
    expect(error.issueOf('mobile')).toBe('手机号码不符合规范');
  });

  it.each([
    [401, '当前操作没有权限'],
    [403, '当前操作没有权限'],
    [404, '资源不存在'],
    [417, '未绑定登录账号，请使用密码登录后绑定'],
    [423, '演示环境不能操作，如需了解联系我们'],
    [426, '用户名不存在或密码错误'],
    [428, '验证码错误,请重新输入'],
    [429, '请求过频繁'],
    [479, '演示环境，没有权限操作'],
    [502, '系统未知错误,请反馈给管理员'],
  ])('says the prescribed text for a bare %i', async (status, text) => {
    expect(await refusal(unwrap('admin', status, undefined, 'zh'))).toMatchObject({ message: text, status });
  });
});

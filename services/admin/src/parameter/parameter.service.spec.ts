import { jest } from '@jest/globals';
import { adminErrors, type CreateParameterDto } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { aParameter, InMemoryParameters } from './parameter.fakes.js';
import { CompanyService } from './company.service.js';
import { ParameterService } from './parameter.service.js';

const texts = { ru: 'Уссури Авто', zh: '乌苏里汽车', en: 'Ussuri Auto' };

const aRequest = (over: Partial<CreateParameterDto> = {}): CreateParameterDto => ({
  publicKey: 'HOLD_HOURS',
  publicNames: { ru: 'Часы брони', zh: '保留小时数', en: 'Hold hours' },
  publicType: 'number',
  publicValue: '48',
  ...over,
});

/** Whether the work is refused because the value is not of the parameter's type. */
const isRefused = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (thrown: unknown) => adminErrors.valueRefused.is(thrown),
  );

describe('a parameter', () => {
  it('is created once for each key, and is not public by default', async () => {
    const service = new ParameterService(new InMemoryParameters());
    expect(await service.create(aRequest())).toMatchObject({ value: '48', isPublic: false, isSystem: false });
    const again = service.create(aRequest({ publicValue: '72' }));
    await expect(again).rejects.toThrow(adminErrors.keyTaken({ publicKey: 'HOLD_HOURS' }));
  });

  it('takes only values of its type, when it is created and when it changes', async () => {
    const service = new ParameterService(new InMemoryParameters(aParameter()));
    expect(await isRefused(service.create(aRequest({ publicKey: 'OTHER', publicValue: '48 h' })))).toBe(true);
    expect(await isRefused(service.update({ publicId: '1', publicValue: 'two days' }))).toBe(true);
    expect(await service.get('1')).toMatchObject({ value: '48' });
    expect(await service.update({ publicId: '1', publicValue: '72' })).toMatchObject({ value: '72' });
  });

  it('accepts only numbers within its bounds, so that nobody can shorten the life of the log to nothing', async () => {
    const kept = aParameter({ publicKey: 'LOG_RETENTION_DAYS', value: '1095' });
    const service = new ParameterService(new InMemoryParameters(kept));
    for (const publicValue of ['0', '-5', '179', '4000'])
      expect(await isRefused(service.update({ publicId: '1', publicValue }))).toBe(true);
    expect(await service.update({ publicId: '1', publicValue: '365' })).toMatchObject({ value: '365' });
  });

  it.each(['SMS_DAILY_BUDGET', 'SMS_SIGNING_DAILY_BUDGET'])(
    'accepts no limit of messages below zero or beyond any use for %s',
    async (publicKey) => {
      const service = new ParameterService(new InMemoryParameters(aParameter({ publicKey, value: '500' })));
      for (const publicValue of ['-5', '100001', '99999999999999999999'])
        expect(await isRefused(service.update({ publicId: '1', publicValue }))).toBe(true);
      expect(await service.update({ publicId: '1', publicValue: '0' })).toMatchObject({ value: '0' });
    },
  );

  it('with texts keeps them when a form returns the displayed one as its value', async () => {
    const named = aParameter({ valueType: 'texts', value: '', valueTexts: texts });
    const service = new ParameterService(new InMemoryParameters(named));
    const changed = await service.update({ publicId: '1', publicValue: 'Уссури Авто', remarks: 'note' });
    expect(changed).toMatchObject({ value: '', valueTexts: texts, remarks: 'note' });
    const renamed = { ...texts, en: 'Ussuri Cars' };
    const update = await service.update({ publicId: '1', publicValues: renamed });
    expect(update).toMatchObject({ valueTexts: renamed });
  });

  it('that is not public is reported like one that does not exist', async () => {
    const shown = aParameter({ parameterId: '2', publicKey: 'SITE_NAME', isPublic: true });
    const service = new ParameterService(new InMemoryParameters(aParameter(), shown));
    expect(await service.publicOne('SITE_NAME')).toEqual(shown);
    await expect(service.publicOne('HOLD_HOURS')).rejects.toThrow(platformErrors.notFound());
    await expect(service.publicOne('NO_SUCH_KEY')).rejects.toThrow(platformErrors.notFound());
  });

  it('can be removed unless it is built in', async () => {
    const builtIn = aParameter({ parameterId: '2', publicKey: 'SITE_NAME', isSystem: true });
    const service = new ParameterService(new InMemoryParameters(aParameter(), builtIn));
    await service.remove('1');
    await expect(service.get('1')).rejects.toThrow(platformErrors.notFound());
    await expect(service.remove('2')).rejects.toThrow(adminErrors.systemRecord());
  });
});

describe('the company', () => {
  const name = aParameter({
    parameterId: '7',
    publicKey: 'COMPANY_NAME',
    valueType: 'texts',
    value: '',
    valueTexts: { ru: 'Первая', zh: '第一', en: 'First' },
    isSystem: true,
  });

  it('is what staff wrote, with built-in values for missing fields, at most a second later', async () => {
    jest.useFakeTimers();
    const repository = new InMemoryParameters(name);
    const company = new CompanyService(repository);
    expect(await company.current()).toMatchObject({
      legalName: { ru: 'Первая', zh: '第一', en: 'First' },
      icon: '/favicon.svg',
      siteName: texts,
    });
    const changed = { ru: 'Вторая', zh: '第二', en: 'Second' };
    await new ParameterService(repository).update({ publicId: '7', publicValues: changed });
    jest.setSystemTime(Date.now() + 1_000);
    expect((await company.current()).legalName).toEqual(changed);
    jest.useRealTimers();
  });

  it.each([
    ['COMPANY_PHONE', 'ask at the desk'],
    ['COMPANY_PHONE', '+7 <script>'],
    ['COMPANY_EMAIL', 'nobody'],
    ['COMPANY_EMAIL', 'help@ussuri-auto'],
    ['COMPANY_REGISTRATION_CODE', '1'],
    ['SYSTEM_ICON', 'javascript:alert(1)'],
    ['DESK_HOURS', 'Mon-Fri 9-18'],
    ['DESK_HOURS', '1 18:00-09:00'],
    ['DESK_TIME_ZONE', 'Vladivostok'],
    ['SYSTEM_ICON', '//other.example/icon.svg'],
    ['SYSTEM_ICON', 'https://other.example/icon.svg'],
    ['MESSENGER_TELEGRAM', 'ussuri_auto'],
    ['MESSENGER_TELEGRAM', 'https://t.me/'],
    ['MESSENGER_TELEGRAM', 'https://t.me.other.example/ussuri'],
    ['MESSENGER_WHATSAPP', 'javascript:alert(1)'],
    ['MESSENGER_WECHAT', 'weixin://dl/" onclick="'],
    ['MESSENGER_MAX', 'http://max.ru/ussuri'],
  ])('does not take %s %s', async (publicKey, publicValue) => {
    const service = new ParameterService(
      new InMemoryParameters(aParameter({ publicKey, valueType: 'text', value: 'x' })),
    );
    expect(await isRefused(service.update({ publicId: '1', publicValue }))).toBe(true);
  });

  it.each([
    ['MESSENGER_TELEGRAM', 'https://t.me/ussuri_auto?text=hello'],
    ['MESSENGER_WECHAT', 'weixin://dl/chat?ussuri'],
    ['MESSENGER_MAX', ''],
    ['COMPANY_BANK', ''],
    ['COMPANY_EXPORT_LICENCE', '2308960123'],
  ])('takes %s %s', async (publicKey, publicValue) => {
    const messenger = aParameter({ publicKey, valueType: 'text', value: 'https://max.ru/before' });
    const service = new ParameterService(new InMemoryParameters(messenger));
    expect(await service.update({ publicId: '1', publicValue })).toMatchObject({ value: publicValue });
  });

  it.each([
    ['a line break', 'Имя\nкод 000000'],
    ['too many characters', 'я'.repeat(41)],
    ['nothing but blanks', '   '],
  ])('does not take a name with %s, because messages begin with it', async (_, ru) => {
    const site = aParameter({ publicKey: 'SITE_NAME', valueType: 'texts', value: '', valueTexts: texts });
    const service = new ParameterService(new InMemoryParameters(site));
    const publicValues = { ...texts, ru };
    expect(await isRefused(service.update({ publicId: '1', publicValues }))).toBe(true);
  });
});

import { e2eMall, smsCode } from '@mall/testing/browser';
import sharp from 'sharp';

/** A person who wants to open a shop; the storefront's own journeys look at the pages they use. */
export class Applicant {
  private readonly url = e2eMall().url;
  private token = '';

  private constructor(readonly shopName: string) {}

  static async register(): Promise<Applicant> {
    const stamp = String(Date.now()).slice(-8);
    const applicant = new Applicant(`绥芬河测试车行${stamp}`);
    const number = `+7924${stamp.slice(-7)}`;
    await applicant.post('/mall4cloud_user/ua/user/register/sendSms', { countryCode: '+7', number });
    const pair = await applicant.post('/mall4cloud_user/ua/user/register', {
      userName: `shop${stamp}`,
      password: 'careful-shop-owner',
      mobile: number,
      code: await smsCode(number),
    });
    applicant.token = String(pair['access_token']);
    return applicant;
  }

  async apply(): Promise<void> {
    await this.post('/mall4cloud_multishop/my_shop_detail/create', await this.application());
  }

  /** Sends the rejected application again, corrected. */
  async correct(): Promise<void> {
    await this.send('PUT', '/mall4cloud_multishop/my_shop_detail', await this.application());
  }

  /** What the applicant reads about the application. */
  async reasons(): Promise<readonly { document: string; text: string }[]> {
    const mine = await this.send('GET', '/mall4cloud_multishop/my_shop_detail');
    return (mine['application'] as { reasons: { document: string; text: string }[] }).reasons;
  }

  private async application(): Promise<object> {
    return {
      shopName: this.shopName,
      intro: '专营出口二手车，现车充足。',
      businessLicense: await this.upload('营业执照'),
      identityCardFront: await this.upload('身份证正面'),
      identityCardLater: await this.upload('身份证反面'),
      contactName: '张伟',
      mobile: '13845321234',
      uscc: '91231081MA1BXN7H0J',
    };
  }

  private async upload(title: string): Promise<string> {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#eef2f5"/><text x="40" y="200" font-size="48">${title}</text></svg>`;
    const form = new FormData();
    const picture = await sharp(Buffer.from(drawn)).png().toBuffer();
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `${title}.png`);
    const answer = await this.send('POST', '/mall4cloud_biz/oss/upload_minio?purpose=licence', form);
    return String(answer['url']);
  }

  private post(path: string, body: object): Promise<Record<string, unknown>> {
    return this.send('POST', path, body);
  }

  private async send(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        locale: 'zh',
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { code: string; msg: string; data: Record<string, unknown> };
    if (answer.code !== '00000') throw new Error(`${path}: ${answer.msg}`);
    return answer.data;
  }
}

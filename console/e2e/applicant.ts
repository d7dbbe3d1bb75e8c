import { smsCode } from '@mall/testing/browser';
import { MallApi } from './mall-api.js';

/** A person who wants to open a shop. */
export class Applicant {
  private readonly api = MallApi.visitor('zh');

  private constructor(readonly shopName: string) {}

  static async register(): Promise<Applicant> {
    const stamp = String(Date.now()).slice(-8);
    const applicant = new Applicant(`绥芬河测试车行${stamp}`);
    const number = `+7924${stamp.slice(-7)}`;
    const { api } = applicant;
    await api.send('POST', '/mall4cloud_user/ua/user/register/sendSms', { countryCode: '+7', number });
    const pair = await api.send('POST', '/mall4cloud_user/ua/user/register', {
      userName: `shop${stamp}`,
      password: 'careful-shop-owner',
      mobile: number,
      code: await smsCode(number),
    });
    api.adopt(String(pair['access_token']));
    return applicant;
  }

  async apply(): Promise<void> {
    await this.api.send('POST', '/mall4cloud_multishop/my_shop_detail/create', await this.application());
  }

  /** Sends the rejected application again, corrected. */
  async correct(): Promise<void> {
    await this.api.send('PUT', '/mall4cloud_multishop/my_shop_detail', await this.application());
  }

  /** What the applicant reads about the application. */
  async reasons(): Promise<readonly { document: string; text: string }[]> {
    const mine = await this.api.send('GET', '/mall4cloud_multishop/my_shop_detail');
    return (mine['application'] as { reasons: { document: string; text: string }[] }).reasons;
  }

  private async application(): Promise<object> {
    return {
      shopName: this.shopName,
      intro: '专营出口二手车，现车充足。',
      businessLicense: await this.api.upload('营业执照', 'licence'),
      identityCardFront: await this.api.upload('身份证正面', 'licence'),
      identityCardLater: await this.api.upload('身份证反面', 'licence'),
      contactName: '张伟',
      mobile: '13845321234',
      uscc: '91231081MA1BXN7H0J',
    };
  }
}

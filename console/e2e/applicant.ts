import { usccCheckSign } from '@mall/contracts/tenant';
import { aSolvedCaptchaOver, e2eMall, smsCode } from '@mall/testing/browser';
import { MallApi } from './mall-api.js';

const PASSWORD = 'careful-shop-owner';

/** A person who wants to open a shop. */
export class Applicant {
  private readonly api = MallApi.visitor('zh');

  /** Id of the account, once it is registered. */
  userId = '';
  private readonly uscc: string;

  private constructor(
    readonly shopName: string,
    private readonly userName: string,
  ) {
    const company = `91231081MA1${userName.slice(-6)}`;
    this.uscc = company + usccCheckSign(company);
  }

  static async register(): Promise<Applicant> {
    const stamp = String(Date.now()).slice(-8);
    const applicant = new Applicant(`绥芬河测试车行${stamp}`, `shop${stamp}`);
    const number = `+7924${stamp.slice(-7)}`;
    const { api } = applicant;
    const captcha = await aSolvedCaptchaOver(e2eMall().url, 'sms');
    await api.send('POST', '/mall4cloud_user/ua/user/register/sendSms', {
      countryCode: '+7',
      number,
      ...captcha,
    });
    const pair = await api.send('POST', '/mall4cloud_user/ua/user/register', {
      userName: applicant.userName,
      password: PASSWORD,
      mobile: number,
      code: await smsCode(number),
    });
    api.adopt(String(pair['access_token']));
    applicant.userId = String(pair['userId']);
    return applicant;
  }

  /** Signs in again. @throws Error with the server's message when it refuses. */
  async signIn(): Promise<void> {
    await MallApi.visitor('zh').send('POST', '/mall4cloud_auth/ua/login', {
      principal: this.userName,
      credentials: PASSWORD,
      sysType: 0,
    });
  }

  /** Whether the session that the registration opened is still valid. */
  isSignedIn(): Promise<boolean> {
    return this.api.send('GET', '/mall4cloud_user/user_addr/list').then(
      () => true,
      () => false,
    );
  }

  async apply(): Promise<void> {
    await this.api.send('POST', '/mall4cloud_multishop/my_shop_detail/create', await this.application());
  }

  /** Corrects the rejected application and submits it again. */
  async correct(): Promise<void> {
    await this.api.send('PUT', '/mall4cloud_multishop/my_shop_detail', await this.application());
  }

  /** Returns the objections that the applicant sees. */
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
      uscc: this.uscc,
    };
  }
}

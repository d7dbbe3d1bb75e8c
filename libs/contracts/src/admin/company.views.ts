import { Text, Trilingual, type Texts } from '@mall/validation';

/** Who runs the mall, as staff keep it in the parameters: for both web applications, messages and papers. */
export class CompanyView {
  /** Name of the site. */
  @Trilingual() siteName!: Texts;
  /** Path or address of a picture. */
  @Text() icon!: string;
  @Trilingual() legalName!: Texts;
  @Trilingual() address!: Texts;
  @Trilingual() director!: Texts;
  @Text() registrationCode!: string;
  /** Number of the licence to export; empty: none is shown. */
  @Text({ optional: true }) exportLicence!: string;
  /** Name of the bank that buyers pay to; account numbers stand on orders alone. Empty: none is shown. */
  @Text({ optional: true }) bank!: string;
  @Text() phone!: string;
  @Text() email!: string;
  @Trilingual() hours!: Texts;
  @Trilingual() introduction!: Texts;
  /** Number of the site in the Chinese register; empty when it has none. */
  @Text({ optional: true }) filing!: string;
  /** Who answers buyers; empty: nobody is named. */
  @Text({ optional: true }) manager!: string;
  /** Addresses at messengers; empty: the company is not there. */
  @Text({ optional: true }) telegram!: string;
  @Text({ optional: true }) whatsApp!: string;
  @Text({ optional: true }) weChat!: string;
  @Text({ optional: true }) max!: string;
}

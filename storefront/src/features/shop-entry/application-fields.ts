import { type OutputOf, phone } from '@mall/web-kit';
import { fullNameOf } from '../../components/forms/known-names.js';
import type { Profile } from '../../components/forms/passport-fields.js';

/** The shop of the signed-in person, with the state of its application. */
export type MyShop = OutputOf<'tenant.mine'>;

export interface Fields {
  shopName: string;
  intro: string;
  shopLogo: string;
  businessLicense: string;
  identityCardFront: string;
  identityCardLater: string;
  uscc: string;
  exportLicenceNo: string;
  bankAccount: string;
  contactName: string;
  mobile: string;
}

export const fileNames = ['shopLogo', 'businessLicense', 'identityCardFront', 'identityCardLater'] as const;

/** The steps of the application and their fields. */
export const wizardSteps: readonly {
  name: 'shop' | 'documents' | 'contact';
  fields: readonly (keyof Fields)[];
}[] = [
  { name: 'shop', fields: ['shopName', 'intro', 'shopLogo'] },
  {
    name: 'documents',
    fields: [
      'businessLicense',
      'identityCardFront',
      'identityCardLater',
      'uscc',
      'exportLicenceNo',
      'bankAccount',
    ],
  },
  { name: 'contact', fields: ['contactName', 'mobile'] },
];

/** Returns the step that contains a field; the first for unknown fields. */
export const stepOf = (field: string): number =>
  Math.max(
    0,
    wizardSteps.findIndex(({ fields }) => (fields as readonly string[]).includes(field)),
  );

/** Returns the last submitted fields, or empty ones with what is known of the person. */
export function fieldsOf(shop: MyShop | undefined, person: Profile | undefined): Fields {
  const before = shop?.application;
  return {
    shopName: before?.shopName ?? '',
    intro: before?.intro ?? '',
    shopLogo: before?.shopLogo ?? '',
    businessLicense: before?.businessLicense ?? '',
    identityCardFront: before?.identityCardFront ?? '',
    identityCardLater: before?.identityCardLater ?? '',
    uscc: before?.uscc ?? '',
    exportLicenceNo: before?.exportLicenceNo ?? '',
    bankAccount: before?.bankAccount ?? '',
    contactName: before?.contactName ?? (person ? fullNameOf(person) : ''),
    mobile: phone(before?.mobile ?? person?.mobile ?? ''),
  };
}

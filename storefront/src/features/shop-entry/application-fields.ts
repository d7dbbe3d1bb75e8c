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

/** The parts of the application, and what each asks. */
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

/** The part that asks for a field; the first for one that no part asks for. */
export const stepOf = (field: string): number =>
  Math.max(
    0,
    wizardSteps.findIndex(({ fields }) => (fields as readonly string[]).includes(field)),
  );

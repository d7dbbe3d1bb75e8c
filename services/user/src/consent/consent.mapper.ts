import type { ConsentView } from '@mall/contracts/user';
import type { StoredConsent } from './consent.repository.js';

export const toConsentView = (consent: StoredConsent): ConsentView => ({
  consentId: consent.consentId,
  purpose: consent.purpose,
  textCode: consent.textCode,
  version: consent.version,
  language: consent.language,
  givenTime: consent.givenAt.toISOString(),
  withdrawnTime: consent.withdrawnAt?.toISOString() ?? null,
  ip: consent.ip,
  device: consent.device,
});

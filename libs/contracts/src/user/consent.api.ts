import { buyer, defineApi, Empty, internal, listOf, nothing } from '../define/index.js';
import { GiveConsentDto, StoreConsentDto } from './consent.dto.js';
import { ConsentView } from './consent.views.js';
import { userErrors } from './user.errors.js';

/** Consents to the processing of personal data. Nothing is overwritten: a withdrawal is a fact of its own. */
export const userConsentApi = defineApi('user.consent', {
  own: {
    http: 'GET /mall4cloud_user/a/consent',
    request: Empty,
    response: listOf(ConsentView),
    access: buyer(),
    family: 'mall',
    summary: 'Your consents, the last one first, withdrawn ones too.',
  },
  give: {
    http: 'POST /mall4cloud_user/a/consent',
    request: GiveConsentDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [userErrors.consentTextChanged],
    summary: 'Consent to the text in force for one purpose; repeating it changes nothing.',
  },
  store: {
    request: StoreConsentDto,
    response: nothing,
    access: internal(),
    errors: [userErrors.consentTextChanged],
    summary: 'Store the consent that came with a request; refused when its text is not the one in force.',
  },
});

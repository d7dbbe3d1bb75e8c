import type { PageTextCode, PageTextContentDto } from '@mall/contracts/admin';
import { CONTRACT_SPECIMEN } from './contract-specimen.js';
import { HOME_TRUST } from './home-trust.js';
import { INTRODUCTION } from './introduction.js';
import { PRIVACY } from './privacy.js';
import { QUESTIONS } from './questions.js';
import { TERMS } from './terms.js';

/** Texts of a new mall. A text that staff have not changed follows the release. */
export const SHIPPED_TEXTS: Readonly<Record<PageTextCode, PageTextContentDto>> = {
  introduction: INTRODUCTION,
  questions: QUESTIONS,
  terms: TERMS,
  privacy: PRIVACY,
  contractSpecimen: CONTRACT_SPECIMEN,
  homeTrust: HOME_TRUST,
};

import type { BuyerView, RevealedPassportView, RevealView } from '@mall/contracts/user';
import { maskDocument, maskMobile } from '../profile/mask.js';
import { fullNameOf, type Profile } from '../profile/profile.js';
import type { PassportReveal } from './passport-reveal.entity.js';

export function toBuyerView(profile: Profile): BuyerView {
  return {
    userId: profile.userId,
    userName: profile.userName,
    nickName: profile.nickName,
    mobileMasked: maskMobile(profile.mobile),
    fullName: fullNameOf(profile.surname, profile.name, profile.patronymic),
    fullNameEn: fullNameOf(profile.surnameEn, profile.nameEn, profile.patronymicEn),
    nationality: profile.nationality,
    passportNoMasked: maskDocument(profile.passport.passportNo),
    taxNoMasked: maskDocument(profile.passport.taxNo),
    profileComplete: profile.missing.length === 0,
    missing: [...profile.missing],
    status: profile.status,
    createTime: profile.createdAt.toISOString(),
  };
}

export function toRevealedView({ userId, mobile, passport }: Profile): RevealedPassportView {
  return {
    userId,
    mobile,
    passportNo: passport.passportNo ?? null,
    issuingAgency: passport.issuingAgency ?? null,
    issueDate: passport.issueDate ?? null,
    divisionCode: passport.divisionCode ?? null,
    birthDate: passport.birthDate ?? null,
    registrationAddress: passport.registrationAddress ?? null,
    registrationPostcode: passport.registrationPostcode ?? null,
    taxNo: passport.taxNo ?? null,
    snils: passport.snils ?? null,
    passportImgs: [...(passport.passportImgs ?? [])],
  };
}

export function toRevealView(row: PassportReveal): RevealView {
  return {
    revealId: row.revealId,
    userId: row.userId,
    staffId: row.staffId,
    staffName: row.staffName,
    reason: row.reason,
    ip: row.ip,
    createTime: row.createdAt.toISOString(),
  };
}

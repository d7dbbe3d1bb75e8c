import type { UserCardView, UserDetailView, UserProfileView } from '@mall/contracts/user';
import { maskDocument } from './mask.js';
import { fullNameOf, type OpenProfile, type Profile } from './profile.js';

export function toDetailView(profile: Profile): UserDetailView {
  const { passport } = profile;
  return {
    userId: profile.userId,
    userName: profile.userName,
    nickName: profile.nickName,
    pic: profile.pic,
    status: profile.status,
    mobile: profile.mobile,
    email: profile.email,
    surname: profile.surname,
    name: profile.name,
    patronymic: profile.patronymic,
    surnameEn: profile.surnameEn,
    nameEn: profile.nameEn,
    patronymicEn: profile.patronymicEn,
    birthDate: passport.birthDate ?? null,
    passportNo: passport.passportNo ?? null,
    nationality: profile.nationality,
    issuingAgency: passport.issuingAgency ?? null,
    issueDate: passport.issueDate ?? null,
    registrationAddress: passport.registrationAddress ?? null,
    registrationPostcode: passport.registrationPostcode ?? null,
    divisionCode: passport.divisionCode ?? null,
    taxNo: passport.taxNo ?? null,
    snils: passport.snils ?? null,
    invitationCode: profile.invitationCode,
    passportImgs: [...(passport.passportImgs ?? [])],
    profileComplete: profile.missing.length === 0,
    missing: [...profile.missing],
  };
}

/** Returns the profile for contracts of other services: names, and the masked document number. */
export function toProfileView(profile: Profile): UserProfileView {
  return {
    userId: profile.userId,
    nickName: profile.nickName,
    pic: profile.pic,
    mobile: profile.mobile,
    fullName: fullNameOf(profile.surname, profile.name, profile.patronymic),
    fullNameEn: fullNameOf(profile.surnameEn, profile.nameEn, profile.patronymicEn),
    passportNoMasked: maskDocument(profile.passport.passportNo),
    nationality: profile.nationality,
    profileComplete: profile.missing.length === 0,
    missing: [...profile.missing],
  };
}

export function toCardView({ userId, nickName, pic }: OpenProfile): UserCardView {
  return { userId, nickName, pic };
}

import { authErrors } from '@mall/contracts/auth';
import { assertOwnPassword } from './password-rules.js';

const anna = {
  username: 'annapetrova',
  mobile: '+79141234567',
  contacts: ['a.petrova@mall.example', '+8613812345678'],
};

test.each([
  ['the user name', 'annapetrova'],
  ['it in capitals, twice and with signs between', 'AnnaPetrova-annapetrova!'],
  ['the phone number as it is dialled', '8 914 123-45-67'],
  ['the phone number with its country', '+79141234567'],
  ['the phone number without its country', '9141234567'],
  ['a phone number in wide digits', '９１４１２３４５６７'],
  ['a number that another service keeps', '13812345678'],
  ['the e-mail address', 'a.petrova@mall.example'],
  ['its first part and the phone number', 'a.petrova 9141234567'],
])('a password made of %s is refused', (_, password) => {
  expect(() => assertOwnPassword(password, anna)).toThrow(authErrors.ownNamePassword.key);
});

test.each(['annapetrova likes fog', '914123456700', 'длинный-пароль-77'])(
  '%s is a password of its own',
  (password) => {
    expect(() => assertOwnPassword(password, anna)).not.toThrow();
  },
);

test('a well-known password is refused as before', () => {
  expect(() => assertOwnPassword('Password1234', anna)).toThrow(authErrors.weakPassword.key);
});

test('an account of a short name may have a password that contains it', () => {
  expect(() => assertOwnPassword('ab ab ab ab', { username: 'ab' })).not.toThrow();
});

// The licences under which packages may be part of the mall.
import satisfies from 'spdx-satisfies';

/** Licences of any package: they ask for their text to be kept, as images do, or for changes of the package itself to be published. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Further licences of some packages, with the reason why these may be used under them. */
const ALLOWED_FOR = [
  {
    packages: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later'],
    reason: 'libvips is a shared library beside the program, which can be replaced',
  },
  {
    packages: /^libheif-js@/,
    licences: ['LGPL-3.0'],
    reason: 'unchanged, and whoever has the mall has the sources of the program around it',
  },
  {
    packages: /^@expo-google-fonts\//,
    licences: ['OFL-1.1'],
    reason: 'fonts that are not sold by themselves',
  },
];

/** Licences of packages whose manifest does not name one by SPDX, as read in the packages themselves. */
export const DECLARED = {
  'css-mediaquery@0.1.2': 'BSD-3-Clause',
  'passport-strategy@1.0.0': 'MIT',
  'pause@0.0.1': 'MIT',
  'png-js@2.0.0': 'MIT',
};

/**
 * Whether a package may be part of the mall.
 * @param reference such as `pg@8.23.1`
 * @param licence an SPDX expression; undefined where none is known
 */
export function isAllowed(reference, licence) {
  const further = ALLOWED_FOR.filter(({ packages }) => packages.test(reference));
  const allowed = [...ALLOWED, ...further.flatMap(({ licences }) => licences)];
  try {
    return licence !== undefined && satisfies(licence, allowed);
  } catch {
    // Not SPDX, such as "SEE LICENSE IN LICENSE.txt": somebody has to read it and declare it.
    return false;
  }
}

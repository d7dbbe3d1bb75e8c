import { unbroken, type Texts } from '@mall/web-kit';
import { locale } from '../../mall/locale.js';

/** Returns the label of a car field in the language of the page. */
export const labelOf = ({ label }: { readonly label: Texts }): string => unbroken(label[locale]);

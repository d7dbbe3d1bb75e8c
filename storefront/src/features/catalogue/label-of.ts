import { unbroken, type Texts } from '@mall/web-kit';
import { locale } from '../../mall/locale.js';

/** What a car field is called, in the language of the page. */
export const labelOf = ({ label }: { readonly label: Texts }): string => unbroken(label[locale]);

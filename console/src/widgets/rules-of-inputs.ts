import { contradictsIdCard } from './rules/gender.js';
import { idCardProblem } from './rules/id-card.js';
import { nameProblem } from './rules/person-name.js';
import { phoneProblem, type PhoneRule } from './rules/phone.js';
import type { Rule } from './use-field.js';

const message = (group: string, problem: string | undefined): string | undefined =>
  problem && `console.widgets.${group}.${problem}`;

/** The rules of widgets in the form that inputs expect: a message key, or undefined. */
export const idCardRule: Rule<string> = (number) => message('idCard', idCardProblem(number));

export const phoneRuleOf =
  (rule: PhoneRule): Rule<string> =>
  (number) =>
    message('phone', phoneProblem(number, rule));

export const nameRule: Rule<string> = (name) => message('personName', nameProblem(name));

export const noContradiction =
  (idCardSource: string): Rule<string> =>
  (gender, record) =>
    message(
      'gender',
      contradictsIdCard(gender, String(record[idCardSource] ?? '')) ? 'contradicts' : undefined,
    );

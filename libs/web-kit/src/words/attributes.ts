import type { SpuAttrValueView } from '@mall/contracts/product';

export interface AttributeInWords {
  readonly name: string;
  readonly value: string;
}

/** Returns the free attributes of a car, such as its equipment, each with its values in one line. */
export function attributesInWords(values: readonly SpuAttrValueView[]): readonly AttributeInWords[] {
  const byName = new Map<string, string[]>();
  for (const { attrName, attrValueName } of values)
    byName.set(attrName, [...(byName.get(attrName) ?? []), attrValueName]);
  return [...byName].map(([name, found]) => ({ name, value: inOneLine(found) }));
}

/** Joins a list in a sentence: `Панорамная крыша, камеры кругового обзора`; abbreviations and Latin names keep their case. */
const inOneLine = (values: readonly string[]): string =>
  values
    .map((value, at) =>
      at > 0 && /^[А-ЯЁ][а-яё]/.test(value) ? value[0]!.toLowerCase() + value.slice(1) : value,
    )
    .join(', ');

import type { AttrView, SpuAttrValueView } from '@mall/contracts/product';

type Attribute = Pick<AttrView, 'attrId' | 'name' | 'attrValues'>;

/** Attributes that tell the units of one car apart rather than describe the car. */
const OF_UNITS = 0;

/**
 * Returns the attributes that a category offers for its cars. Values that the car has, and that its category does not offer,
 * are among them, so that they can be removed.
 */
export function attributesToChoose(
  offered: readonly AttrView[],
  own: readonly SpuAttrValueView[],
): readonly Attribute[] {
  const found = new Map<string, Attribute>(
    offered.filter(({ attrType }) => attrType !== OF_UNITS).map((attr) => [attr.attrId, attr]),
  );
  for (const { attrId, attrName, attrValueId, attrValueName } of own) {
    const { name, attrValues } = found.get(attrId) ?? { name: attrName, attrValues: [] };
    if (!attrValueId || attrValues.some((value) => value.attrValueId === attrValueId)) continue;
    found.set(attrId, { attrId, name, attrValues: [...attrValues, { attrValueId, value: attrValueName }] });
  }
  return [...found.values()].filter(({ attrValues }) => attrValues.length > 0);
}

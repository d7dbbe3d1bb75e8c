import { useState } from 'react';
import { FacetChoices } from './FacetChoices.js';
import { ATTRIBUTES } from './filter-fields.js';
import type { FilterProps } from './use-facets.js';
import { useAttrCounts } from './use-attr-counts.js';
import { type Attribute, useAttributes } from './use-attributes.js';

interface AttributeFilterProps extends FilterProps {
  readonly attribute: Attribute;
}

/** The values of a free attribute, where a car needs all chosen ones; counted once its list is opened. */
export function AttributeFilter({ filter, onChange, attribute: { name, attrValues } }: AttributeFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const all = filter[ATTRIBUTES] ?? [];
  const ids = attrValues.map(({ attrValueId }) => attrValueId);
  const chosen = all.filter((id) => ids.includes(id));
  const { counts, isCounting } = useAttrCounts(filter, ids, isOpen || chosen.length > 0);
  return (
    <FacetChoices
      label={name}
      choices={attrValues.map(({ attrValueId, value }) => ({
        value: attrValueId,
        label: value,
        count: counts.get(attrValueId),
      }))}
      chosen={chosen}
      busy={isCounting}
      onOpen={() => setOpen(true)}
      onChange={(next = []) => {
        const others = all.filter((id) => !ids.includes(id));
        onChange({ [ATTRIBUTES]: others.length + next.length > 0 ? [...others, ...next] : undefined });
      }}
    />
  );
}

/** Shows one list of choices for each free attribute of the category. */
export const AttributeFilters = (props: FilterProps) =>
  useAttributes(props.filter).map((attribute) => (
    <AttributeFilter key={attribute.attrId} {...props} attribute={attribute} />
  ));

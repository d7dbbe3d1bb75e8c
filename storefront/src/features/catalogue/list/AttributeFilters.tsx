import { FacetChoices } from './FacetChoices.js';
import { ATTRIBUTES } from './filter-fields.js';
import type { FilterProps } from './filter-props.js';
import { useAttributes } from './use-attributes.js';

/** One list of choices for each free attribute of the category. */
export function AttributeFilters({ filter, onChange }: FilterProps) {
  const chosen = filter[ATTRIBUTES] ?? [];
  return useAttributes(filter).map(({ attrId, name, attrValues }) => {
    const ids = attrValues.map(({ attrValueId }) => attrValueId);
    const others = chosen.filter((id) => !ids.includes(id));
    return (
      <FacetChoices
        key={attrId}
        label={name}
        choices={attrValues.map(({ attrValueId, value }) => ({ value: attrValueId, label: value }))}
        chosen={chosen.filter((id) => ids.includes(id))}
        onChange={(next = []) => {
          const all = [...others, ...next];
          onChange({ [ATTRIBUTES]: all.length > 0 ? all : undefined });
        }}
      />
    );
  });
}

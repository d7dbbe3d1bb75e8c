import { AttributeFilter } from './AttributeFilter.js';
import type { FilterProps } from './filter-props.js';
import { useAttributes } from './use-attributes.js';

/** Shows one list of choices for each free attribute of the category. */
export const AttributeFilters = (props: FilterProps) =>
  useAttributes(props.filter).map((attribute) => (
    <AttributeFilter key={attribute.attrId} {...props} attribute={attribute} />
  ));

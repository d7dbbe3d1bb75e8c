import { Tab, Tabs } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { MOST_COUNTED } from '@mall/contracts/define';
import { wholeNumber } from '@mall/web-kit';
import { useDictionary, useReaderLocale } from '../api/use-call.js';
import { useCounts } from '../api/use-counts.js';
import { hasUncounted } from './counted.js';

interface State {
  readonly value: string;
  readonly label: string;
  /** The filter for its records; by default, `source` equals `value`. */
  readonly filter?: Readonly<Record<string, unknown>>;
}

interface StatusTabsProps {
  readonly dictionary: string;
  readonly source: string;
  readonly label: string;
  /** States after those of the dictionary. */
  readonly further?: readonly State[];
}

/** Shows one tab for each status of a dictionary. */
export function StatusTabs({ dictionary, source, label, further = [] }: StatusTabsProps) {
  const options = useDictionary(dictionary);
  return (
    <StateTabs source={source} label={label} states={options.length > 0 ? [...options, ...further] : []} />
  );
}

interface StateTabsProps {
  readonly source: string;
  readonly label: string;
  readonly states: readonly State[];
}

/** Shows a tab for each state, with the number of records within the other filters; the choice is in the URL. */
export function StateTabs({ source, label, states }: StateTabsProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { resource, filterValues, setFilters } = useListContext();
  const { filters, chosen } = filtersOf(states, source, filterValues as Record<string, unknown>);
  const tabs: readonly State[] = [{ value: '', label: translate('console.list.all') }, ...states];
  const counts = useCounts(
    filters.map((filter) => ({ resource, filter })),
    states.length > 0,
  );
  const countOf = (count: number | null | undefined): string => {
    if (count == null) return '';
    return hasUncounted(count) ? `${wholeNumber(MOST_COUNTED, locale)}+` : wholeNumber(count, locale);
  };
  return (
    <Tabs
      value={chosen}
      onChange={(_, next: number) => setFilters(filters[next]!)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate(label)}
      sx={tabsStyle}
    >
      {tabs.map((tab, at) => (
        <Tab
          key={tab.value}
          value={at}
          label={tab.label}
          aria-label={tab.label}
          // CSS shows the number, so that it is not part of the name.
          data-count={countOf(counts?.[at])}
        />
      ))}
    </Tabs>
  );
}

/** Returns the filter of each tab, first that of all records, combined with the other filters; and the active tab's index. */
function filtersOf(states: readonly State[], source: string, values: Readonly<Record<string, unknown>>) {
  const own = states.map(({ value, filter }) => filter ?? { [source]: Number(value) });
  const fields = new Set([source, ...own.flatMap(Object.keys)]);
  const others = Object.fromEntries(Object.entries(values).filter(([field]) => !fields.has(field)));
  const isChosen = (filter: Readonly<Record<string, unknown>>): boolean =>
    Object.entries(filter).every(([field, value]) => String(values[field]) === String(value));
  return {
    filters: [others, ...own.map((filter) => ({ ...others, ...filter }))],
    chosen: own.findIndex(isChosen) + 1,
  };
}

const tabsStyle = {
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 44,
  '& .MuiTab-root': {
    flexDirection: 'row',
    minHeight: 44,
    minWidth: 0,
    px: 1,
    py: 0,
    fontSize: 'var(--table-text)',
  },
  '& [data-count]::after': {
    content: 'attr(data-count)',
    ml: 0.5,
    fontWeight: 400,
    color: 'text.secondary',
  },
} as const;

import { Tab, Tabs } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { MOST_COUNTED } from '@mall/contracts/define';
import { wholeNumber } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { useCounts } from '../api/use-counts.js';
import { useDictionary } from '../api/use-dictionary.js';
import { hasUncounted } from './counted.js';

interface StatusTabsProps {
  readonly dictionary: string;
  readonly source: string;
  readonly label: string;
}

/** One tab for each status of a dictionary. */
export function StatusTabs({ dictionary, source, label }: StatusTabsProps) {
  const options = useDictionary(dictionary);
  return <StateTabs source={source} label={label} states={options} />;
}

interface StateTabsProps {
  readonly source: string;
  readonly label: string;
  readonly states: readonly { readonly value: string; readonly label: string }[];
}

/** One tab for each state, with the number of records that the other filters leave; the choice is in the URL like any filter. */
export function StateTabs({ source, label, states }: StateTabsProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { resource, filterValues, setFilters } = useListContext();
  const { [source]: value, ...others } = filterValues as Record<string, unknown>;
  const chosen = String(value ?? '');
  const tabs = [{ value: '', label: translate('console.list.all') }, ...states];
  const counts = useCounts(
    tabs.map((tab) => ({
      resource,
      filter: tab.value === '' ? others : { ...others, [source]: Number(tab.value) },
    })),
    states.length > 0,
  );
  const countOf = (count: number | null | undefined): string => {
    if (count == null) return '';
    return hasUncounted(count) ? `${wholeNumber(MOST_COUNTED, locale)}+` : wholeNumber(count, locale);
  };
  return (
    <Tabs
      value={tabs.some((tab) => tab.value === chosen) ? chosen : ''}
      onChange={(_, next: string) => setFilters(next === '' ? others : { ...others, [source]: Number(next) })}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate(label)}
      sx={tabsStyle}
    >
      {tabs.map((tab, at) => (
        <Tab
          key={tab.value}
          value={tab.value}
          label={tab.label}
          aria-label={tab.label}
          // The number is drawn by the style: it is no part of the name.
          data-count={countOf(counts?.[at])}
        />
      ))}
    </Tabs>
  );
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

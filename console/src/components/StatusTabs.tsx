import { Tab, Tabs } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useDictionary } from '../api/use-dictionary.js';

interface StatusTabsProps {
  readonly dictionary: string;
  readonly source: string;
  readonly label: string;
}

/** One tab for each status above the list; the choice is in the URL like any other filter. */
export function StatusTabs({ dictionary, source, label }: StatusTabsProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const options = useDictionary(dictionary);
  const chosen = String((filterValues as Record<string, unknown>)[source] ?? '');
  const choose = (value: string) => {
    const { [source]: _, ...others } = filterValues as Record<string, unknown>;
    setFilters(value === '' ? others : { ...others, [source]: Number(value) });
  };
  return (
    <Tabs
      value={options.some(({ value }) => value === chosen) ? chosen : ''}
      onChange={(_, value: string) => choose(value)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate(label)}
      sx={{
        minHeight: 40,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTab-root': { minHeight: 40, px: 2 },
      }}
    >
      <Tab value="" label={translate('console.list.all')} />
      {options.map(({ value, label: word }) => (
        <Tab key={value} value={value} label={word} />
      ))}
    </Tabs>
  );
}

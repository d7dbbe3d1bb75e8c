import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import { searchCars } from '../../mall/car-search.js';
import { useSession } from '../../mall/use-session.js';
import { change, cleared, toQuery, type Filter } from './filter.js';
import { FilterPanel } from './FilterPanel.js';

interface FilterSheetProps {
  readonly filter: Filter;
  readonly onApply: (filter: Filter) => void;
  readonly onClose: () => void;
}

/** The filters on a phone: tried out first, with the number of cars on the button, then taken over. */
export function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const { t } = useTranslation();
  const session = useSession();
  const [draft, setDraft] = useState(filter);
  const { data } = useQuery({
    ...searchCars({ ...toQuery(draft), pageNum: 1, pageSize: 1 }, session !== null),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog
      title={t('filter.title')}
      onClose={onClose}
      sheet
      foot={
        <>
          <Button onClick={() => setDraft(cleared(draft))}>{t('filter.clear')}</Button>
          <Button look="primary" onClick={() => onApply(draft)}>
            {data ? t('filter.show', { count: data.total }) : t('filter.showPlain')}
          </Button>
        </>
      }
    >
      <FilterPanel filter={draft} onChange={(patch) => setDraft(change(draft, patch))} />
    </Dialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Dialog } from '../../../components/ui/Dialog.js';
import { change, cleared, type Filter } from './filter.js';
import { FilterPanel } from './FilterPanel.js';
import { useFacets } from './use-facets.js';

interface FilterSheetProps {
  readonly filter: Filter;
  readonly onApply: (filter: Filter) => void;
  readonly onClose: () => void;
}

/** The filters on a phone: changes apply when the button, which shows the number of cars, is pressed. */
export function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const { t } = useTranslation('list');
  const [draft, setDraft] = useState(filter);
  // While a slider moves, the number on the button counts the cars that would be left.
  const [moved, setMoved] = useState<Filter>();
  const counted = useFacets(moved ? change(draft, moved) : draft).data;
  const put = (next: Filter): void => {
    setMoved(undefined);
    setDraft(next);
  };
  return (
    <Dialog
      title={t('filter.title')}
      onClose={onClose}
      sheet
      foot={
        <>
          <Button onClick={() => put(cleared(draft))}>{t('filter.clear')}</Button>
          <Button look="primary" onClick={() => onApply(draft)}>
            {!counted
              ? t('filter.showPlain')
              : t(counted.totalIsLowerBound ? 'filter.showMore' : 'filter.show', { count: counted.total })}
          </Button>
        </>
      }
    >
      <FilterPanel
        filter={draft}
        facets={counted?.facets}
        onChange={(patch) => put(change(draft, patch))}
        onMove={setMoved}
      />
    </Dialog>
  );
}

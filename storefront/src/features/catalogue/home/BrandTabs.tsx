import { conditionLabel, conditionWords, unbroken, word } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../../components/ui/Failure.js';
import { Segments } from '../../../components/ui/Segments.js';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import { useAllMakes, useCategories, useTopMakes, withCars, type Condition } from '../catalogue-queries.js';
import pageStyles from './HomePage.module.css';
import styles from './BrandTabs.module.css';
import { EntryGrid } from './EntryGrid.js';

type Tab = 'brand' | 'category';
type Choice = Condition | 'any';

/** Shows makes and categories, with the switch between new and used cars. */
export function BrandTabs() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const [tab, setTab] = useState<Tab>('brand');
  const [choice, setChoice] = useState<Choice>('any');
  const condition = choice === 'any' ? undefined : choice;
  return (
    <section className={pageStyles['band']} aria-labelledby="find">
      <div>
        <div className={pageStyles['head']}>
          <h2 id="find" style={{ margin: 0 }}>
            {t('home.find')}
          </h2>
          <div className={styles['switches']}>
            <Segments
              label={t('home.by')}
              value={tab}
              options={[
                { value: 'brand', label: t('home.byBrand') },
                { value: 'category', label: t('home.byCategory') },
              ]}
              onChange={setTab}
            />
            <Segments<Choice>
              label={unbroken(conditionLabel[locale])}
              value={choice}
              options={[
                { value: 'any', label: common('filter.any') },
                { value: 'new', label: common('home.newCars') },
                { value: 'used', label: word(conditionWords, 'used', locale) },
              ]}
              onChange={setChoice}
            />
          </div>
        </div>
        {tab === 'brand' ? <Brands condition={condition} /> : <Categories condition={condition} />}
      </div>
    </section>
  );
}

const listTo = (fields: Record<string, string | undefined>): string => {
  const present = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${pathTo('list')}?${new URLSearchParams(present).toString()}`;
};

function Brands({ condition }: { condition: Condition | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const top = useTopMakes(condition);
  const all = useAllMakes(condition, isOpen);
  const failed = [top, all].find(({ error }) => error);
  if (failed) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />;
  const makes = (isOpen && all.data?.list) || top.data?.list;
  const entries = makes?.map((brand) => ({
    id: brand.brandId,
    name: brand.name,
    reading: brand.reading,
    imgUrl: brand.imgUrl,
    count: brand.productCount,
    to: listTo({ brandId: brand.brandId, item: condition }),
  }));
  return <EntryGrid entries={entries} total={top.data?.total} isOpen={isOpen} onOpen={setOpen} />;
}

function Categories({ condition }: { condition: Condition | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const categories = useCategories();
  if (categories.error) return <Failure error={categories.error} onRetry={() => void categories.refetch()} />;
  const entries = categories.data?.map((category) => ({
    id: category.categoryId,
    name: category.name,
    imgUrl: category.imgUrl,
    count: category.productCount,
    to: listTo({ categoryId: category.categoryId, item: condition }),
  }));
  return (
    <EntryGrid entries={entries} total={withCars(categories.data).length} isOpen={isOpen} onOpen={setOpen} />
  );
}

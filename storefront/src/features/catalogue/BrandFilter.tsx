import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/ui/Field.js';
import { read } from '../../mall/api.js';
import type { FilterPanelProps } from './FilterPanel.js';
import { useBrands, useCategories } from './home-queries.js';
import styles from './FilterPanel.module.css';

/** Make, then its series; and the kind of car. */
export function BrandFilter({ filter, onChange }: FilterPanelProps) {
  const { t } = useTranslation();
  const brands = useBrands(undefined).data?.list ?? [];
  const categories = useCategories().data ?? [];
  const { data: series } = useQuery({
    ...read('product.brand.childPage', { brandParentId: filter.brandId ?? '', pageSize: 500, sort: 3 }),
    enabled: filter.brandId !== undefined,
  });
  return (
    <div className={styles['group']}>
      <SelectField
        label={t('filter.brand')}
        value={filter.brandId ?? ''}
        onChange={({ target }) => onChange({ brandId: target.value || undefined })}
      >
        <option value="">{t('filter.anyBrand')}</option>
        {brands.map((brand) => (
          <option key={brand.brandId} value={brand.brandId} disabled={brand.productCount === 0}>
            {`${brand.name} (${brand.productCount})`}
          </option>
        ))}
      </SelectField>
      {filter.brandId && (
        <SelectField
          label={t('filter.series')}
          value={filter.seriesId ?? ''}
          onChange={({ target }) => onChange({ seriesId: target.value || undefined })}
        >
          <option value="">{t('filter.anySeries')}</option>
          {series?.list.map((one) => (
            <option key={one.brandId} value={one.brandId} disabled={one.productCount === 0}>
              {`${one.name} (${one.productCount})`}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t('filter.category')}
        value={filter.categoryId ?? ''}
        onChange={({ target }) => onChange({ categoryId: target.value || undefined })}
      >
        <option value="">{t('filter.anyCategory')}</option>
        {categories.map((category) => (
          <option key={category.categoryId} value={category.categoryId}>
            {category.name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

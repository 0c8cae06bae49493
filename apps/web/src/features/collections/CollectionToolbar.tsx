import { PUBLISH_CATEGORIES, PUBLISH_INDUSTRIES } from '@pagewright/contract/publishing';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../projects/library/FilterChoice.tsx';
import { LibrarySearch } from '../projects/library/LibrarySearch.tsx';
import library from '../projects/library/library.module.css';
import { type MarketView, PRICES } from './market-view.ts';

interface CollectionToolbarProps {
  readonly view: MarketView;
  readonly onChange: (change: Partial<MarketView>) => void;
}

/** Search and filters of the marketplace. */
export function CollectionToolbar({ view, onChange }: CollectionToolbarProps) {
  const { t } = useTranslation();
  return (
    <div className={library.toolbar}>
      <LibrarySearch label={t('collections.search')} value={view.search} onSearch={(search) => onChange({ search })} />
      <FilterChoice
        label={t('library.template.industry')}
        all={t('library.template.allIndustries')}
        values={PUBLISH_INDUSTRIES}
        named={(value) => t(`library.industry.${value}`)}
        value={view.industry}
        onChoose={(industry) => onChange({ industry })}
      />
      <FilterChoice
        label={t('library.template.category')}
        all={t('library.template.allCategories')}
        values={PUBLISH_CATEGORIES}
        named={(value) => t(`library.category.${value}`)}
        value={view.category}
        onChoose={(category) => onChange({ category })}
      />
      <FilterChoice
        label={t('collections.price')}
        all={t('collections.prices.any')}
        values={PRICES}
        named={(value) => t(`collections.prices.${value}`)}
        value={view.price}
        onChoose={(price) => onChange({ price })}
      />
    </div>
  );
}

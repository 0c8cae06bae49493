import type { Template } from '@pagewright/contract/templates';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from './FilterChoice.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import styles from './library.module.css';
import { type TemplateFilter, valuesOf } from './template-filter.ts';

interface TemplateToolbarProps {
  readonly templates: readonly Template[];
  readonly filter: TemplateFilter;
  readonly onChange: (change: Partial<TemplateFilter>) => void;
}

/** Search and filters of the template gallery: only what there is can be chosen. */
export function TemplateToolbar({ templates, filter, onChange }: TemplateToolbarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.toolbar}>
      <LibrarySearch
        label={t('library.template.search')}
        value={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <FilterChoice
        label={t('library.template.industry')}
        all={t('library.template.allIndustries')}
        values={valuesOf(templates, 'industry')}
        named={(value) => t(`library.industry.${value}`)}
        value={filter.industry}
        onChoose={(industry) => onChange({ industry })}
      />
      <FilterChoice
        label={t('library.template.category')}
        all={t('library.template.allCategories')}
        values={valuesOf(templates, 'category')}
        named={(value) => t(`library.category.${value}`)}
        value={filter.category}
        onChoose={(category) => onChange({ category })}
      />
      <FilterChoice
        label={t('create.format')}
        all={t('library.template.allFormats')}
        values={valuesOf(templates, 'format')}
        named={(value) => t(`format.${value}`)}
        value={filter.format}
        onChoose={(format) => onChange({ format })}
      />
    </div>
  );
}

import { SearchOutlined } from '@ant-design/icons';
import type { Template } from '@pagewright/contract/templates';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './library.module.css';
import { type TemplateFilter, valuesOf } from './template-filter.ts';

/** "All of them" in a list of choices. */
const ALL = 'all';

interface TemplateToolbarProps {
  readonly templates: readonly Template[];
  readonly filter: TemplateFilter;
  readonly onChange: (change: Partial<TemplateFilter>) => void;
}

/** Search and filters of the template gallery: only what there is can be chosen. */
export function TemplateToolbar({ templates, filter, onChange }: TemplateToolbarProps) {
  const { t } = useTranslation();
  const industries = valuesOf(templates, 'industry').map((value) => ({ value, label: t(`library.industry.${value}`) }));
  const categories = valuesOf(templates, 'category').map((value) => ({ value, label: t(`library.category.${value}`) }));
  const formats = valuesOf(templates, 'format').map((value) => ({ value, label: t(`format.${value}`) }));
  return (
    <div className={styles.toolbar}>
      <Input
        type="search"
        allowClear
        className={styles.searchField}
        prefix={<SearchOutlined />}
        value={filter.search}
        placeholder={t('library.template.search')}
        aria-label={t('library.template.search')}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <Select<Template['industry'] | typeof ALL>
        value={filter.industry ?? ALL}
        aria-label={t('library.template.industry')}
        className={styles.filter}
        options={[{ value: ALL, label: t('library.template.allIndustries') }, ...industries]}
        onChange={(value) => onChange({ industry: value === ALL ? undefined : value })}
      />
      <Select<Template['category'] | typeof ALL>
        value={filter.category ?? ALL}
        aria-label={t('library.template.category')}
        className={styles.filter}
        options={[{ value: ALL, label: t('library.template.allCategories') }, ...categories]}
        onChange={(value) => onChange({ category: value === ALL ? undefined : value })}
      />
      <Select<Template['format'] | typeof ALL>
        value={filter.format ?? ALL}
        aria-label={t('create.format')}
        className={styles.filter}
        options={[{ value: ALL, label: t('library.template.allFormats') }, ...formats]}
        onChange={(value) => onChange({ format: value === ALL ? undefined : value })}
      />
    </div>
  );
}

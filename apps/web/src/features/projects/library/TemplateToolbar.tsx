import type { Template } from '@pagewright/contract/templates';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LibrarySearch } from './LibrarySearch.tsx';
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
  return (
    <div className={styles.toolbar}>
      <LibrarySearch
        label={t('library.template.search')}
        value={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <Choice
        label={t('library.template.industry')}
        all={t('library.template.allIndustries')}
        values={valuesOf(templates, 'industry')}
        named={(value) => t(`library.industry.${value}`)}
        value={filter.industry}
        onChoose={(industry) => onChange({ industry })}
      />
      <Choice
        label={t('library.template.category')}
        all={t('library.template.allCategories')}
        values={valuesOf(templates, 'category')}
        named={(value) => t(`library.category.${value}`)}
        value={filter.category}
        onChoose={(category) => onChange({ category })}
      />
      <Choice
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

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** What all of them are called together. */
  readonly all: string;
  readonly values: readonly Value[];
  readonly named: (value: Value) => string;
  /** Undefined for all. */
  readonly value: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, all, values, named, value, onChoose }: ChoiceProps<Value>) {
  return (
    <Select<Value | typeof ALL>
      value={value ?? ALL}
      aria-label={label}
      className={styles.filter}
      options={[{ value: ALL, label: all }, ...values.map((one) => ({ value: one, label: named(one) }))]}
      onChange={(chosen) => onChoose(chosen === ALL ? undefined : chosen)}
    />
  );
}

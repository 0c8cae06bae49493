import { FIRST_OWN_TEMPLATE, type Template } from '@pagewright/contract/templates';
import { Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../app/api/error-text.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { Notice } from '../../../app/layouts/Notice.tsx';
import { useInView } from '../../pages/use-in-view.ts';
import { Cover } from './Cover.tsx';
import styles from './library.module.css';
import { TemplateDetails } from './TemplateDetails.tsx';
import { TemplatePrice } from './TemplatePrice.tsx';
import { TemplateToolbar } from './TemplateToolbar.tsx';
import { EVERY_TEMPLATE, fittingTemplates } from './template-filter.ts';
import { useTemplate, useTemplates } from './template-queries.ts';

/** The templates that a project can start from. */
export function TemplateGallery() {
  const { t } = useTranslation();
  const { data, error, refetch } = useTemplates();
  const [shown, setShown] = useState<Template>();
  const [filter, setFilter] = useState(EVERY_TEMPLATE);
  if (error && !data) {
    return (
      <Notice title={t('library.template.listFailed')} text={errorText(error)}>
        <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
      </Notice>
    );
  }
  if (!data) return <Skeleton active />;
  if (data.length === 0) return <Notice title={t('library.template.empty')} />;
  const fitting = fittingTemplates(data, filter);
  return (
    <div className={styles.gallery}>
      <TemplateToolbar
        templates={data}
        filter={filter}
        onChange={(change) => setFilter((before) => ({ ...before, ...change }))}
      />
      {fitting.length === 0 && (
        <Notice title={t('library.template.noneFits')}>
          <Button onClick={() => setFilter(EVERY_TEMPLATE)}>{t('library.template.showAll')}</Button>
        </Notice>
      )}
      <ul className={styles.cards}>
        {fitting.map((template) => (
          <TemplateCard key={template.id} template={template} onOpen={() => setShown(template)} />
        ))}
      </ul>
      {shown && <TemplateDetails template={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

function TemplateCard({ template, onOpen }: { template: Template; onOpen: () => void }) {
  const { t } = useTranslation();
  const card = useRef<HTMLLIElement>(null);
  const { data } = useTemplate(template.id, useInView(card));
  const cover = data?.pages[0];
  const { id, name, category, industry, introduction, price } = template;
  return (
    <li ref={card} className={styles.card} data-testid="template-card">
      <div className={styles.thumbnail} aria-hidden inert>
        {cover && <Cover text={cover.text} />}
      </div>
      <button
        type="button"
        className={styles.open}
        aria-label={t('library.template.detailsNamed', { name })}
        onClick={onOpen}
      />
      <div className={styles.about}>
        <div className={styles.nameLine}>
          <h2>{name}</h2>
          {id >= FIRST_OWN_TEMPLATE ? (
            <span className={styles.price}>{t('library.template.own')}</span>
          ) : (
            <TemplatePrice price={price} />
          )}
        </div>
        <p className={styles.introduction}>{introduction}</p>
        <p className={styles.facts}>
          <span className={styles.tag}>{t(`library.category.${category}`)}</span>
          <span className={styles.tag}>{t(`library.industry.${industry}`)}</span>
          <span className={styles.tag}>{t(`format.${template.format}`)}</span>
        </p>
      </div>
    </li>
  );
}

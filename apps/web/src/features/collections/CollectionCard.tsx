import type { Collection } from '@pagewright/contract/collections';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asLanguage } from '../../app/i18n/language.ts';
import { useInView } from '../pages/use-in-view.ts';
import { Cover } from '../projects/library/Cover.tsx';
import library from '../projects/library/library.module.css';
import { shownDay } from '../projects/library/shown-dates.ts';
import { TemplatePrice } from '../projects/library/TemplatePrice.tsx';
import { CollectionPictures } from './CollectionPictures.tsx';
import { useCollectionPages } from './collection-queries.ts';
import { collectionPath } from './paths.ts';

interface CollectionCardProps {
  readonly collection: Collection;
  /** What can be done with it, beside its name. */
  readonly menu?: ReactNode;
}

/** A published work with its first page; its pages are looked at behind it. */
export function CollectionCard({ collection, menu }: CollectionCardProps) {
  const { t, i18n } = useTranslation();
  const card = useRef<HTMLLIElement>(null);
  const { data: pages } = useCollectionPages(collection, { limit: 1, wanted: useInView(card) });
  const cover = pages?.[0];
  const { name, description, category, industry, price, pageCount, publisher, publishTime, isOwn } = collection;
  return (
    <li ref={card} className={library.card} data-testid="collection-card">
      <div className={library.thumbnail} aria-hidden inert>
        <CollectionPictures collectionId={collection.collectionId}>
          {cover && <Cover text={cover.text} />}
        </CollectionPictures>
      </div>
      <Link
        to={collectionPath(collection.collectionId)}
        className={library.open}
        aria-label={t('library.list.openNamed', { name })}
      />
      <div className={library.about}>
        <div className={library.nameLine}>
          <h2 title={name}>{name}</h2>
          <TemplatePrice price={price} />
          {menu}
        </div>
        <p className={library.introduction}>{description}</p>
        <p className={library.facts}>
          <span className={library.tag}>{t(`library.category.${category}`)}</span>
          <span className={library.tag}>{t(`library.industry.${industry}`)}</span>
          <span>{pageCount === 1 ? t('library.list.onePage') : t('library.list.pages', { total: pageCount })}</span>
        </p>
        <p className={library.when}>
          <span>
            {isOwn ? t('library.template.own') : publisher} · {shownDay(publishTime, asLanguage(i18n.language))}
          </span>
        </p>
      </div>
    </li>
  );
}

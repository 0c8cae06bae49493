import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type LinkPage, targetName } from '../document/link-pages.ts';
import type { LinkDraft } from './link-draft.ts';
import styles from './links.module.css';

interface LinkFieldsProps {
  readonly draft: LinkDraft;
  /** Those that it can lead to; without any only addresses are asked for. */
  readonly pages: readonly LinkPage[];
  readonly onDraft: (draft: LinkDraft) => void;
  readonly onEnter: () => void;
  readonly onEscape?: () => void;
}

const ADDRESS = 'address';

/** Asks where a link leads: to an address, or to a page of the document. */
export function LinkFields({ draft, pages, onDraft, onEnter, onEscape }: LinkFieldsProps) {
  const { t } = useTranslation();
  const hint = useId();
  const { page, typed, isBad } = draft;
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !onEscape) return;
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') onEnter();
    else onEscape?.();
  };
  const choose = (target: string) =>
    onDraft({ ...draft, page: target === ADDRESS ? undefined : Number(target), isBad: false });
  return (
    <>
      {pages.length > 0 && (
        <select
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked for a link says next where it leads
          autoFocus={page !== undefined}
          className={styles.target}
          aria-label={t('panels.link.target')}
          title={t('panels.link.target')}
          value={page ?? ADDRESS}
          onChange={(event) => choose(event.target.value)}
          onKeyDown={press}
        >
          <option value={ADDRESS}>{t('panels.link.address')}</option>
          <optgroup label={t('panels.link.page')}>
            {pages.map((one) => (
              <option key={one.id} value={one.id}>
                {targetName(one, t)}
              </option>
            ))}
            {page !== undefined && !pages.some(({ id }) => id === page) && (
              <option value={page} disabled>
                {t('panels.link.gone')}
              </option>
            )}
          </optgroup>
        </select>
      )}
      {page === undefined && (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus
          className={styles.address}
          type="text"
          inputMode="url"
          aria-label={t('panels.text.address')}
          placeholder={t('panels.text.address')}
          aria-invalid={isBad}
          aria-describedby={isBad ? hint : undefined}
          value={typed}
          onChange={(event) => onDraft({ ...draft, typed: event.target.value, isBad: false })}
          onKeyDown={press}
        />
      )}
      {isBad && (
        <span id={hint} role="alert" className={styles.bad}>
          {t('panels.text.badLink')}
        </span>
      )}
    </>
  );
}

import type { ProjectPage } from '@pagewright/contract/pages';
import { EXPORT_FORMATS } from '@pagewright/export/formats';
import { Checkbox, Input, Radio } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedScope, chosenPages, type ExportChoice } from './export-choice.ts';
import styles from './export-dialog.module.css';
import { numbersOf, unfilledAmong, unfilledPages } from './filled-pages.ts';
import { readPageRange } from './page-range.ts';

interface PageScopeFieldProps {
  readonly choice: ExportChoice;
  readonly pages: readonly ProjectPage[];
  readonly current: ProjectPage | undefined;
  readonly busy: boolean;
  readonly onChange: (changed: Partial<Pick<ExportChoice, 'scope' | 'range' | 'withUnfilled'>>) => void;
}

/** All pages, the one that is looked at, or those whose numbers are typed. */
export function PageScopeField({ choice, pages, current, busy, onChange }: PageScopeFieldProps) {
  const { t } = useTranslation();
  const ofOne = EXPORT_FORMATS[choice.type].scope === 'page';
  const scope = allowedScope(choice);
  const isWrong = scope === 'some' && choice.range.trim() !== '' && !readPageRange(choice.range, pages.length);
  const isSource = choice.type === 'source';
  const unfilled = useMemo(() => (isSource ? [] : unfilledPages(pages)), [isSource, pages]);
  const stillUnfilled = useMemo(
    () => (isSource ? [] : unfilledAmong(chosenPages(choice, pages, current), pages)),
    [isSource, choice, pages, current],
  );
  return (
    <fieldset className={styles.choice} disabled={busy}>
      <legend>{t('export.pages')}</legend>
      <Radio.Group
        className={styles.scopes}
        value={scope}
        onChange={({ target }) => onChange({ scope: target.value })}
        disabled={busy}
      >
        <Radio value="all" disabled={ofOne || pages.every(({ hidden }) => hidden)}>
          {t('export.allPages')}
        </Radio>
        <Radio value="current" disabled={!current}>
          {t('export.currentPage')}
        </Radio>
        <Radio value="some" disabled={ofOne} data-testid="export-some">
          {t('export.somePages')}
        </Radio>
      </Radio.Group>
      {scope === 'all' && unfilled.length > 0 && (
        <div className={styles.hint} data-testid="export-unfilled">
          <p>{t('export.unfilled', { pages: numbersOf(unfilled) })}</p>
          <Checkbox
            checked={choice.withUnfilled}
            disabled={busy}
            onChange={({ target }) => onChange({ withUnfilled: target.checked })}
          >
            {t('export.withUnfilled')}
          </Checkbox>
        </div>
      )}
      {stillUnfilled.length > 0 && !(scope === 'all' && choice.withUnfilled) && (
        <p className={styles.hint} data-testid="export-still-unfilled">
          {t('export.stillUnfilled', { pages: numbersOf(stillUnfilled) })}
        </p>
      )}
      {ofOne && <p className={styles.hint}>{t('export.onePage')}</p>}
      {scope === 'some' && (
        <Input
          className={styles.range}
          value={choice.range}
          placeholder={t('export.rangeHint')}
          aria-label={t('export.range')}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          disabled={busy}
          onChange={({ target }) => onChange({ scope: 'some', range: target.value })}
          data-testid="export-range"
        />
      )}
      {isWrong && (
        <p className={styles.wrong} role="alert">
          {t('export.rangeWrong', { total: pages.length })}
        </p>
      )}
    </fieldset>
  );
}

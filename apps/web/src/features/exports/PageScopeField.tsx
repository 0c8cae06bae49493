import type { ProjectPage } from '@pagewright/contract/pages';
import { EXPORT_FORMATS } from '@pagewright/export/formats';
import { Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { allowedScope, type ExportChoice } from './export-choice.ts';
import styles from './export-dialog.module.css';
import { readPageRange } from './page-range.ts';

interface PageScopeFieldProps {
  readonly choice: ExportChoice;
  readonly pages: readonly ProjectPage[];
  readonly current: ProjectPage | undefined;
  readonly busy: boolean;
  readonly onChange: (changed: Pick<ExportChoice, 'scope'> | Pick<ExportChoice, 'scope' | 'range'>) => void;
}

/** All pages, the one that is looked at, or those whose numbers are typed. */
export function PageScopeField({ choice, pages, current, busy, onChange }: PageScopeFieldProps) {
  const { t } = useTranslation();
  const ofOne = EXPORT_FORMATS[choice.type].scope === 'page';
  const scope = allowedScope(choice);
  const isWrong = scope === 'some' && choice.range.trim() !== '' && !readPageRange(choice.range, pages.length);
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

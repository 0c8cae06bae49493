import { listed } from '@pagewright/contract/listed';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { asLanguage } from '../../app/i18n/language.ts';
import { writePageRange } from '../exports/page-range.ts';
import styles from './collections.module.css';
import { alikeLacking, type LackingPage } from './page-information.ts';

interface IncompletePagesProps {
  readonly lacking: readonly LackingPage[];
  readonly busy: boolean;
  readonly onFillIn: () => void;
}

/** Which pages lack what before they can be published, and the way to fill it in. */
export function IncompletePages({ lacking, busy, onFillIn }: IncompletePagesProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles.incomplete}
      title={t('collections.incomplete')}
      description={
        <>
          <p>{t('collections.incompleteText')}</p>
          {/* A scrolling part has to be reachable with the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul tabIndex={0} aria-label={t('collections.incomplete')}>
            {alikeLacking(lacking).map(({ numbers, fields }) => {
              const said = listed(
                fields.map((field) => t(`collections.fields.${field}`)),
                language,
              );
              const [number] = numbers;
              return (
                <li key={number}>
                  {numbers.length === 1
                    ? t('collections.lackingOf', { number, fields: said })
                    : t('collections.lackingOfSome', { numbers: writePageRange(numbers), fields: said })}
                </li>
              );
            })}
          </ul>
          <Button busy={busy} onClick={onFillIn} data-testid="fill-in">
            {t('collections.fillIn')}
          </Button>
        </>
      }
    />
  );
}

import { SnippetsOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { needWords } from '../../app/i18n/i18n.ts';
import type { ShowPage } from '../pages/use-show-page.ts';
import styles from './left-out.module.css';
import { type LeftOutOf, leftOutCountsQuery } from './left-out-queries.ts';

const LeftOutDialog = lazy(async () => {
  const [{ LeftOutDialog: Dialog }] = await Promise.all([import('./LeftOutDialog.tsx'), needWords(['left-out'])]);
  return { default: Dialog };
});

interface LeftOutSummaryProps {
  readonly of: LeftOutOf;
  readonly showPage: ShowPage;
}

/** How much of the content stands on pages, and the way to what does not. */
export function LeftOutSummary({ of, showPage }: LeftOutSummaryProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(leftOutCountsQuery(of));
  return (
    <section className={styles.summary} data-testid="left-out">
      {/* Its line is kept free before it is known: the button below must not move while it is pressed. */}
      <p>{data ? t('report.onPages', { shown: data.total - data.leftOut, total: data.total }) : '\u00a0'}</p>
      <Button icon={<SnippetsOutlined />} wide onClick={() => setOpen(true)}>
        {t('report.leftOut')}
      </Button>
      {isOpen && (
        <Suspense>
          <LeftOutDialog of={of} showPage={showPage} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

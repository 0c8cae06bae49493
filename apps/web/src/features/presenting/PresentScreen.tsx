import { LoadingOutlined } from '@ant-design/icons';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import { usePages } from '../pages/page-queries.ts';
import { AudienceView } from './AudienceView.tsx';
import { PresenterView } from './PresenterView.tsx';
import { PRESENTER, presenterPath, presentPath } from './paths.ts';
import styles from './presenting.module.css';
import { slidesOf } from './slides.ts';
import { leaveFullScreen } from './use-full-screen.ts';

/** A document's pages, one at a time: for the people who look, or with `?view=presenter` for the one who speaks. */
export function PresentScreen() {
  const { t } = useTranslation();
  const projectId = Number(useParams()['id']);
  const [search] = useSearchParams();
  const pages = usePages(Number.isInteger(projectId) ? projectId : undefined);
  const slides = useMemo(() => slidesOf(pages.data ?? []), [pages.data]);
  const leave = useLeave();
  const windows = useMemo(
    () => ({
      name: String(projectId),
      pathOf: (pageNumber: number) => presentPath(projectId, pageNumber),
      presenterPathOf: (pageNumber: number) => presenterPath(projectId, pageNumber),
    }),
    [projectId],
  );
  if (!pages.data && pages.error) {
    return (
      <Away title={t('page.previewFailed', { reason: errorText(pages.error) })}>
        <Button onClick={() => void pages.refetch()}>{t('app.retry')}</Button>
      </Away>
    );
  }
  if (!pages.data) {
    return (
      <output className={styles.waiting}>
        <LoadingOutlined />
        <span>{t('page.loading')}</span>
      </output>
    );
  }
  if (slides.every(({ hidden }) => hidden))
    return <Away title={t(pages.data.length > 0 ? 'presenting.allHidden' : 'page.none')} />;
  const from = Number(search.get('page') ?? 1);
  const found = slides.findIndex(({ pageNumber, hidden }) => !hidden && pageNumber >= from);
  const show = { projectId, slides, first: found < 0 ? slides.findLastIndex(({ hidden }) => !hidden) : found };
  if (search.get('view') === PRESENTER) return <PresenterView {...show} name={windows.name} />;
  return <AudienceView {...show} windows={windows} onLeave={leave} />;
}

/** Back to where the presentation was begun. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const gone = useRef(false);
  return useCallback(() => {
    // Leaving the full screen is heard as another wish to leave.
    if (gone.current) return;
    gone.current = true;
    leaveFullScreen();
    // Opened by its address, there is nothing of ours behind it.
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate('/');
  }, [navigate]);
}

/** Nothing to present: why, and the way back. */
function Away({ title, children }: { title: string; children?: React.ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={styles.away}>
      <Notice title={title}>
        {children}
        <Button look="primary" onClick={() => void navigate('/')}>
          {t('presenting.leave')}
        </Button>
      </Notice>
    </div>
  );
}

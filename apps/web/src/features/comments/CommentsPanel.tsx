import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { Pending } from '../../app/kit/Pending.tsx';
import { BegunThread } from './BegunThread.tsx';
import { type BoardThread, unseen } from './comment-source.ts';
import styles from './comments.module.css';
import { useComments, useCommentsUi } from './comments-context.ts';
import { ThreadCard } from './ThreadCard.tsx';
import { VisitorName } from './VisitorName.tsx';

interface CommentsPanelProps {
  /** Whether the object of a thread is on its page no more. */
  readonly isLost: (thread: BoardThread) => boolean;
  /** Absent where something around it closes it. */
  readonly onClose?: () => void;
}

/** ms after which what stands in the open panel counts as seen. */
const SEEN_AFTER = 1_500;

/** What is said of the pages, in their order; written and answered here. */
export function CommentsPanel({ isLost, onClose }: CommentsPanelProps) {
  const { t } = useTranslation();
  const { source, ui, pages } = useComments();
  const { board, error, retry, visitor } = source;
  const resolved = useCommentsUi((state) => state.resolved);
  const placing = useCommentsUi((state) => state.placing);
  const begun = useCommentsUi((state) => state.begun);
  const seen = useSeen();
  const order = new Map(pages.map(({ key }, index) => [key, index]));
  const shown = (board?.threads ?? [])
    .filter((thread) => thread.isResolved === resolved && order.has(thread.page))
    .sort(
      (a, b) => (order.get(a.page) ?? 0) - (order.get(b.page) ?? 0) || a.anchor.at.y - b.anchor.at.y || a.id - b.id,
    );
  const canWrite = board !== undefined && (!visitor || board.me !== null);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !onClose) return;
    event.stopPropagation();
    if (placing) ui.setState({ placing: false });
    else onClose();
  };
  return (
    // Esc is for whatever in it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.panel} aria-label={t('comments.title')} onKeyDown={press} data-testid="comments-panel">
      {onClose && (
        <header className={styles.head}>
          <h2>{t('comments.title')}</h2>
          <Button
            look="text"
            icon={<CloseOutlined />}
            aria-label={t('comments.close')}
            title={t('comments.close')}
            onClick={onClose}
          />
        </header>
      )}
      <div className={styles.bar}>
        <fieldset className={styles.filter} aria-label={t('comments.filter')}>
          {([false, true] as const).map((one) => (
            <button
              key={String(one)}
              type="button"
              aria-pressed={resolved === one}
              onClick={() => ui.setState({ resolved: one })}
            >
              {t(one ? 'comments.resolved' : 'comments.open')}
            </button>
          ))}
        </fieldset>
        <Button
          icon={placing ? <CloseOutlined /> : <PlusOutlined />}
          disabled={!canWrite}
          aria-pressed={placing}
          onClick={() => ui.setState({ placing: !placing })}
          data-testid="comment-begin"
        >
          {t(placing ? 'comments.stopPlacing' : 'comments.begin')}
        </Button>
      </div>
      {placing && <output className={styles.quiet}>{t('comments.place')}</output>}
      {board && visitor && <VisitorName visitor={visitor} />}
      <div className={styles.threads}>
        {canWrite && begun && <BegunThread />}
        {shown.map((thread) => (
          <ThreadCard key={thread.id} thread={thread} isLost={isLost(thread)} seen={seen} />
        ))}
        {board && shown.length === 0 && !begun && (
          <p className={styles.quiet}>{t(resolved ? 'comments.noneResolved' : 'comments.none')}</p>
        )}
        {!board && <Pending className={styles.quiet} error={error} loading={t('comments.loading')} onRetry={retry} />}
      </div>
    </section>
  );
}

/** Up to which comment all were seen before the panel was opened; what stands in it is seen a moment later. */
function useSeen(): number {
  const { source } = useComments();
  const { board, see } = source;
  const [before, setBefore] = useState<number>();
  if (before === undefined && board) setBefore(board.seen);
  const newest = board && unseen(board, board.threads) > 0 ? newestOf(board.threads) : 0;
  useEffect(() => {
    if (newest === 0 || !see) return undefined;
    const timer = setTimeout(() => void see(newest).catch(() => undefined), SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [newest, see]);
  return before ?? board?.seen ?? 0;
}

function newestOf(threads: readonly BoardThread[]): number {
  return Math.max(0, ...threads.flatMap(({ comments }) => comments.map(({ id }) => id)));
}

import { CheckOutlined, EyeOutlined, UndoOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/toasts/notify.ts';
import { CommentItem } from './CommentItem.tsx';
import { Composer } from './Composer.tsx';
import type { BoardThread } from './comment-source.ts';
import styles from './comments.module.css';
import { lookAt, useComments, useCommentsUi } from './comments-context.ts';
import { withTyped } from './comments-ui.ts';

interface ThreadCardProps {
  readonly thread: BoardThread;
  /** Its object is gone. */
  readonly isLost: boolean;
  /** Newer comments of others are marked. */
  readonly seen: number;
}

/** A thread in the panel; the one that is looked at can be answered. */
export function ThreadCard({ thread, isLost, seen }: ThreadCardProps) {
  const { t } = useTranslation();
  const { source, ui, showPage, pages } = useComments();
  const isCurrent = useCommentsUi((state) => state.thread === thread.id);
  const typed = useCommentsUi((state) => state.replies[thread.id] ?? '');
  const canWrite = !source.visitor || source.board?.me !== null;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isCurrent) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const look = () => {
    lookAt(ui, thread.id, thread.isResolved);
    showPage(thread.page);
  };
  const setTyped = (text: string) =>
    ui.setState(({ replies }) => ({ replies: withTyped(replies, thread.id, text || undefined) }));
  const { resolve } = source;
  return (
    // A press anywhere on it is one on its button: keys have that.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={card}
      className={styles.thread}
      data-testid="comment-thread"
      data-current={isCurrent || undefined}
      onClick={() => !isCurrent && look()}
    >
      <div className={styles.threadHead}>
        <button type="button" onClick={look} aria-expanded={isCurrent}>
          {t('comments.page', { number: pages.find(({ key }) => key === thread.page)?.number ?? 0 })}
        </button>
        {source.isOwner && thread.linkId !== null && (
          <span title={t('comments.seenByVisitors')}>
            <EyeOutlined aria-label={t('comments.seenByVisitors')} />
          </span>
        )}
        {resolve && (
          <button
            type="button"
            className={styles.resolve}
            onClick={(event) => {
              event.stopPropagation();
              void resolve(thread.id, !thread.isResolved).catch(notify.error);
            }}
          >
            {thread.isResolved ? <UndoOutlined aria-hidden /> : <CheckOutlined aria-hidden />}
            {t(thread.isResolved ? 'comments.reopen' : 'comments.resolve')}
          </button>
        )}
      </div>
      {isLost && <p className={styles.quiet}>{t('comments.lost')}</p>}
      <ol>
        {thread.comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            isNew={comment.id > seen && comment.personId !== source.board?.me}
          />
        ))}
      </ol>
      {(isCurrent || typed !== '') && canWrite && (
        <Composer
          value={typed}
          onChange={setTyped}
          onSend={async (text) => {
            await source.reply(thread.id, text);
            setTyped('');
          }}
          label={t('comments.replyHint')}
          hint={t('comments.replyHint')}
          sendText={t('comments.send')}
        />
      )}
    </article>
  );
}

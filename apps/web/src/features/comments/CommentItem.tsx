import { type Comment, OWNER } from '@pagewright/contract/comments';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../app/i18n/shown-moment.ts';
import { notify } from '../../app/toasts/notify.ts';
import { CommentText } from './CommentText.tsx';
import { Composer } from './Composer.tsx';
import styles from './comments.module.css';
import { useComments, useCommentsUi, usePeople } from './comments-context.ts';
import { withTyped } from './comments-ui.ts';
import { asTyped } from './mentions.ts';
import { useAuthorName } from './use-author-name.ts';

/** What somebody said; whose it is, changes it here. */
export function CommentItem({ comment, isNew }: { comment: Comment; isNew: boolean }) {
  const { t } = useTranslation();
  const { source, ui } = useComments();
  const people = usePeople();
  const nameOf = useAuthorName();
  const { id, personId, text, isEdited, createTime } = comment;
  const editing = useCommentsUi(({ edits }) => edits[id]);
  const setEditing = (words: string | undefined) =>
    ui.setState(({ edits }) => ({ edits: withTyped(edits, id, words) }));
  const isMine = personId === source.board?.me;
  const name = nameOf(personId);
  const restore = () => void source.restore(id).catch(notify.error);
  const remove = async () => {
    try {
      await source.remove(id);
      notify.success(t('comments.removed'), { label: t('comments.undo'), run: restore });
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <li className={styles.comment} data-testid="comment" data-new={isNew || undefined}>
      <div className={styles.who}>
        <span className={styles.face} data-owner={personId === OWNER || undefined} aria-hidden>
          {[...name][0]?.toLocaleUpperCase()}
        </span>
        <div>
          <strong>
            <bdi>{name}</bdi>
            {source.isOwner && personId !== OWNER && <small>{t('comments.visitor')}</small>}
            {isNew && <em>{t('comments.pinNew')}</em>}
          </strong>
          <small>
            <time dateTime={createTime}>{shownMoment(createTime)}</time>
            {isEdited && ` · ${t('comments.edited')}`}
          </small>
        </div>
      </div>
      {editing === undefined ? (
        <CommentText text={text} />
      ) : (
        <Composer
          value={editing}
          onChange={setEditing}
          onSend={async (stored) => {
            await source.edit(id, stored);
            setEditing(undefined);
          }}
          onCancel={() => setEditing(undefined)}
          label={t('comments.text')}
          hint={t('comments.hint')}
          sendText={t('comments.save')}
          wantsFocus
          alwaysOpen
        />
      )}
      {editing === undefined && (isMine || source.isOwner) && (
        <div className={styles.tools}>
          {isMine && (
            <button type="button" onClick={() => setEditing(asTyped(text, people))}>
              {t('comments.edit')}
            </button>
          )}
          <button type="button" onClick={() => void remove()}>
            {t('comments.remove')}
          </button>
        </div>
      )}
    </li>
  );
}

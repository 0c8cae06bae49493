import { COMMENT_LIMITS } from '@pagewright/contract/comments';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { session } from '../../app/session/session.ts';
import { notify } from '../../app/toasts/notify.ts';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import type { CommentSource } from './comment-source.ts';
import styles from './comments.module.css';
import { useComments, useCommentsUi } from './comments-context.ts';

/**
 * By what name a visitor comments: asked once, with who will see it. Whoever is signed in need not type theirs, and it is
 * told to nobody before they agree.
 */
export function VisitorName({ visitor }: { visitor: NonNullable<CommentSource['visitor']> }) {
  const { t } = useTranslation();
  const { source, ui } = useComments();
  const typed = useCommentsUi((state) => state.typedName);
  const known = visitor.name ?? '';
  const name = typed ?? (known || (session.restore()?.user.nickName ?? ''));
  const [busy, setBusy] = useState(false);
  const isKnown = source.board?.me !== null;
  if (isKnown && typed === undefined) {
    return (
      <p className={styles.asName}>
        <span>{t('comments.asName', { name: known })}</span>
        <button type="button" onClick={() => ui.setState({ typedName: known })}>
          {t('comments.rename')}
        </button>
      </p>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await visitor.introduce(name);
      ui.setState({ typedName: undefined });
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.nameForm} onSubmit={(event) => void submit(event)}>
      <label>
        <span>{t('comments.name')}</span>
        <input
          value={name}
          autoComplete="name"
          onChange={({ target }) =>
            refuseTooLong(target.value, COMMENT_LIMITS.name, name) || ui.setState({ typedName: target.value })
          }
        />
      </label>
      <p className={styles.quiet}>{t('comments.nameHint')}</p>
      <Button look="primary" submit busy={busy} disabled={name.trim() === ''}>
        {t(isKnown ? 'comments.save' : 'comments.nameGo')}
      </Button>
    </form>
  );
}

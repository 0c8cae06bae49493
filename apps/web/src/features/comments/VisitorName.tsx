import { COMMENT_LIMITS } from '@pagewright/contract/comments';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { session } from '../../app/session/session.ts';
import { notify } from '../../app/toasts/notify.ts';
import type { CommentSource } from './comment-source.ts';
import styles from './comments.module.css';
import { useComments } from './comments-context.ts';

/**
 * By what name a visitor comments: asked once, with who will see it. Whoever is signed in need not type theirs, and it is
 * told to nobody before they agree.
 */
export function VisitorName({ visitor }: { visitor: NonNullable<CommentSource['visitor']> }) {
  const { t } = useTranslation();
  const { source } = useComments();
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState(() => visitor.name ?? session.restore()?.user.nickName ?? '');
  const [busy, setBusy] = useState(false);
  const isKnown = source.board?.me !== null;
  if (isKnown && !asking) {
    return (
      <p className={styles.asName}>
        <span>{t('comments.asName', { name: visitor.name ?? '' })}</span>
        <button type="button" onClick={() => setAsking(true)}>
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
      setAsking(false);
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
          maxLength={COMMENT_LIMITS.name}
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p className={styles.quiet}>{t('comments.nameHint')}</p>
      <Button look="primary" submit busy={busy} disabled={name.trim() === ''}>
        {t(isKnown ? 'comments.save' : 'comments.nameGo')}
      </Button>
    </form>
  );
}

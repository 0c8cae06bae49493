import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../app/i18n/shown-moment.ts';
import { useShareLinks } from '../sharing/share-queries.ts';
import { Composer } from './Composer.tsx';
import styles from './comments.module.css';
import { useComments, useCommentsUi } from './comments-context.ts';

/** A thread that has a place and is not sent yet. */
export function BegunThread() {
  const { t } = useTranslation();
  const { source, ui, pages, projectId } = useComments();
  const begun = useCommentsUi((state) => state.begun);
  const linkId = useCommentsUi((state) => state.audience);
  const page = begun && pages.find(({ key }) => key === begun.page);
  if (!begun || !page) return null;
  return (
    <section className={styles.thread} data-current aria-label={t('comments.begin')}>
      <div className={styles.threadHead}>
        <strong>{t('comments.page', { number: page.number })}</strong>
      </div>
      <Composer
        // A new place is a new beginning: the field has the focus again.
        key={`${begun.page} ${begun.anchor.at.x} ${begun.anchor.at.y}`}
        value={begun.text}
        onChange={(text) => ui.setState({ begun: { ...begun, text } })}
        onSend={async (text) => {
          const { page: key, anchor } = begun;
          const thread = await source.begin({ page: key, anchor, text, linkId });
          ui.setState({ begun: null, audience: null, thread });
        }}
        onCancel={() => ui.setState({ begun: null, audience: null })}
        label={t('comments.text')}
        hint={t('comments.hint')}
        sendText={t('comments.send')}
        wantsFocus
        alwaysOpen
      />
      {projectId !== undefined && (
        <Audience projectId={projectId} value={linkId} onChange={(audience) => ui.setState({ audience })} />
      )}
    </section>
  );
}

interface AudienceProps {
  readonly projectId: number;
  readonly value: number | null;
  readonly onChange: (linkId: number | null) => void;
}

/** Who sees what the owner begins; asked only where somebody else could. */
function Audience({ projectId, value, onChange }: AudienceProps) {
  const { t } = useTranslation();
  const links = useShareLinks(projectId).data?.filter(({ canComment, hasExpired }) => canComment && !hasExpired);
  if (!links || links.length === 0) return null;
  return (
    <label className={styles.audience}>
      <span>{t('comments.audience')}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('comments.alone')}</option>
        {links.map(({ id, createTime }) => (
          <option key={id} value={id}>
            {t('comments.ofLink', { date: shownMoment(createTime) })}
          </option>
        ))}
      </select>
    </label>
  );
}

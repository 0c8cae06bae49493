import { CloseOutlined } from '@ant-design/icons';
import { PROFILE_LIMITS, type Profile } from '@pagewright/contract/profile';
import { Input, Tag } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import styles from './account-screen.module.css';
import { useSaveProfile } from './profile-queries.ts';

/** Tags of the profile; one that exists is refused (spec §5). */
export function TagsCard({ profile: { tags } }: { profile: Profile }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const save = useSaveProfile(() => setText(''));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = text.trim();
    if (!tag) return;
    if (tags.some((one) => one.toLowerCase() === tag.toLowerCase())) notify.warning(t('accounts.tagExists'));
    else save.mutate({ tags: [...tags, tag] });
  };
  return (
    <section className={styles.card}>
      <h2>{t('accounts.tags')}</h2>
      <div className={styles.tags}>
        {tags.map((tag) => (
          <Tag
            key={tag}
            closable={{ closeIcon: <CloseOutlined />, 'aria-label': t('accounts.removeTag', { tag }) }}
            onClose={(event) => {
              event.preventDefault();
              save.mutate({ tags: tags.filter((one) => one !== tag) });
            }}
          >
            {tag}
          </Tag>
        ))}
      </div>
      <form className={styles.tagForm} onSubmit={add}>
        <Input
          value={text}
          aria-label={t('accounts.addTag')}
          placeholder={t('accounts.addTag')}
          onChange={({ target }) => refuseTooLong(target.value, PROFILE_LIMITS.tag) || setText(target.value)}
        />
        <Button submit busy={save.isPending} disabled={tags.length >= PROFILE_LIMITS.tags}>
          {t('accounts.addTag')}
        </Button>
      </form>
    </section>
  );
}

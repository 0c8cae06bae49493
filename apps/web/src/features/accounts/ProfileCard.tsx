import { PROFILE_LIMITS, type Profile } from '@pagewright/contract/profile';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { fitsIn } from '../../app/controls/fits-in.ts';
import styles from './account-screen.module.css';
import { ContactDialog } from './ContactDialog.tsx';
import { useSaveProfile } from './profile-queries.ts';

/** Names and bio, and what identifies the account. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation();
  const [contact, setContact] = useState<'email' | 'phone'>();
  const save = useSaveProfile();
  const name = [{ required: true, whitespace: true, message: t('accounts.nameRequired') }, fitsIn(PROFILE_LIMITS.name)];
  const registered = new Date(profile.createTime).toLocaleString(i18n.language, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <section className={styles.card}>
      <h2>{t('accounts.profile')}</h2>
      <dl className={styles.facts}>
        <dt>{t('account.email')}</dt>
        <dd>
          {profile.email || t('accounts.none')}
          <Button look="text" aria-label={t('accounts.bindEmail')} onClick={() => setContact('email')}>
            {t('accounts.change')}
          </Button>
        </dd>
        <dt>{t('accounts.phone')}</dt>
        <dd>
          {profile.phonenumber || t('accounts.none')}
          <Button look="text" aria-label={t('accounts.bindPhone')} onClick={() => setContact('phone')}>
            {t('accounts.change')}
          </Button>
        </dd>
        <dt>{t('accounts.userId')}</dt>
        <dd>{profile.userId}</dd>
        <dt>{t('accounts.registered')}</dt>
        <dd>{registered}</dd>
      </dl>
      <Form
        layout="vertical"
        requiredMark={false}
        initialValues={{ nickName: profile.nickName, userName: profile.userName, bio: profile.bio }}
        onFinish={save.mutate}
      >
        <Form.Item name="nickName" label={t('accounts.nickName')} rules={name}>
          <Input autoComplete="nickname" />
        </Form.Item>
        <Form.Item name="userName" label={t('accounts.userName')} rules={name}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="bio" label={t('accounts.bio')} rules={[fitsIn(PROFILE_LIMITS.bio)]}>
          <Input.TextArea rows={4} count={{ show: true, max: PROFILE_LIMITS.bio }} />
        </Form.Item>
        <Button look="primary" submit busy={save.isPending}>
          {t('accounts.save')}
        </Button>
      </Form>
      {contact && <ContactDialog channel={contact} onClose={() => setContact(undefined)} />}
    </section>
  );
}

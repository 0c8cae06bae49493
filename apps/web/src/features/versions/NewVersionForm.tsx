import { VERSIONS } from '@pagewright/contract/versions';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import { useAddVersion } from './version-queries.ts';
import styles from './versions.module.css';

/** Keeps the document as it is now, under a name. */
export function NewVersionForm({ projectId }: { projectId: number }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const adding = useAddVersion(projectId);
  const add = () =>
    adding.mutate(name.trim(), {
      onSuccess: () => setName(''),
      onError: (error) => notify.error(error),
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') add();
      }}
    >
      <Input
        value={name}
        aria-label={t('versions.name')}
        placeholder={t('versions.name')}
        onChange={({ target }) => refuseTooLong(target.value, VERSIONS.nameLength) || setName(target.value)}
        data-testid="version-name"
      />
      <Button submit busy={adding.isPending} disabled={name.trim() === ''} data-testid="version-add">
        {t('versions.keep')}
      </Button>
    </form>
  );
}

import type { ModuleId, ModuleInfo } from '@pagewright/contract/modules';
import { Alert, Radio, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../app/api/error-text.ts';
import { Button } from '../../../app/controls/Button.tsx';
import styles from './library.module.css';
import { useModule, useModules } from './module-queries.ts';

interface ModuleChoiceProps {
  /** Given by the form where it stands in one. */
  readonly value?: ModuleId;
  readonly onChange?: (id: ModuleId) => void;
}

/** The local or the cloud module: one only (spec §5), with the details of the chosen one. */
export function ModuleChoice({ value = 'local', onChange }: ModuleChoiceProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useModules();
  if (error) {
    return (
      <Alert
        type="error"
        title={t('library.module.listFailed', { reason: errorText(error) })}
        action={<Button onClick={() => void refetch()}>{t('app.retry')}</Button>}
      />
    );
  }
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />;
  return (
    <div className={styles.modules}>
      <p className={styles.hint}>{t('library.module.onlyOne')}</p>
      <Radio.Group
        value={value}
        className={styles.moduleCards}
        aria-label={t('library.module.title')}
        onChange={(event) => onChange?.(event.target.value as ModuleId)}
      >
        {data.map((info) => (
          <ModuleCard key={info.id} info={info} checked={info.id === value} />
        ))}
      </Radio.Group>
      <ModuleDetails id={value} />
    </div>
  );
}

function ModuleCard({ info, checked }: { info: ModuleInfo; checked: boolean }) {
  const { t } = useTranslation();
  const { id, configured } = info;
  return (
    <Radio
      value={id}
      // One that is selected stays selectable, so that the choice can be seen; a new choice needs one that works.
      disabled={!configured && !checked}
      className={styles.moduleCard}
      data-checked={checked || undefined}
    >
      <strong>{t(`library.module.${id}`)}</strong>
      <span>{t(`library.module.${id}Text`)}</span>
      <em data-ready={configured || undefined}>
        {t(configured ? 'library.module.ready' : 'library.module.notConfigured')}
      </em>
    </Radio>
  );
}

function ModuleDetails({ id }: { id: ModuleId }) {
  const { t } = useTranslation();
  const { data, error } = useModule(id);
  if (error) {
    const reason = errorText(error);
    const text =
      id === 'local' ? t('library.module.localFailed', { reason }) : t('library.module.detailsFailed', { reason });
    return <Alert type="error" title={text} />;
  }
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  const facts = [
    { name: t('library.module.provider'), value: data.provider },
    { name: t('library.module.model'), value: data.model },
    { name: t('library.module.data'), value: t(`library.module.${data.leavesInstallation ? 'leaves' : 'staysHere'}`) },
    { name: t('library.module.results'), value: t(`library.module.${data.deterministic ? 'same' : 'varies'}`) },
    { name: t('library.module.cost'), value: t('library.module.perPage', { points: data.pointsPerPage }) },
  ];
  return (
    <dl className={styles.details}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

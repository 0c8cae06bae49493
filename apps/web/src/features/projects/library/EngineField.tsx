import type { ModuleId, ModuleInfo } from '@pagewright/contract/modules';
import { Alert, Radio, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../app/api/error-text.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { useEngine, useEngines } from './engine-queries.ts';
import styles from './library.module.css';

interface EngineFieldProps {
  /** Given by the form where it stands in one. */
  readonly value?: ModuleId;
  readonly onChange?: (id: ModuleId) => void;
}

/** The local or the cloud engine: one only (spec §5), with the details of the chosen one. */
export function EngineField({ value = 'local', onChange }: EngineFieldProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEngines();
  if (error) {
    return (
      <Alert
        type="error"
        title={t('library.engine.listFailed', { reason: errorText(error) })}
        action={<Button onClick={() => void refetch()}>{t('app.retry')}</Button>}
      />
    );
  }
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />;
  return (
    <div className={styles.engines}>
      <p className={styles.hint}>{t('library.engine.onlyOne')}</p>
      <Radio.Group
        value={value}
        className={styles.engineCards}
        aria-label={t('library.engine.title')}
        onChange={(event) => onChange?.(event.target.value as ModuleId)}
      >
        {data.map((info) => (
          <EngineCard key={info.id} info={info} checked={info.id === value} />
        ))}
      </Radio.Group>
      <EngineDetails id={value} />
    </div>
  );
}

function EngineCard({ info, checked }: { info: ModuleInfo; checked: boolean }) {
  const { t } = useTranslation();
  const { id, configured } = info;
  return (
    <Radio
      value={id}
      // One that is selected stays selectable, so that the choice can be seen; a new choice needs one that works.
      disabled={!configured && !checked}
      className={styles.engineCard}
      data-checked={checked || undefined}
    >
      <strong>{t(`library.engine.${id}`)}</strong>
      <span>{t(`library.engine.${id}Text`)}</span>
      <em data-ready={configured || undefined}>
        {t(configured ? 'library.engine.ready' : 'library.engine.notConfigured')}
      </em>
    </Radio>
  );
}

function EngineDetails({ id }: { id: ModuleId }) {
  const { t } = useTranslation();
  const { data, error } = useEngine(id);
  if (error) {
    const reason = errorText(error);
    const text =
      id === 'local' ? t('library.engine.localFailed', { reason }) : t('library.engine.detailsFailed', { reason });
    return <Alert type="error" title={text} />;
  }
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  const facts = [
    { name: t('library.engine.provider'), value: data.provider },
    { name: t('library.engine.model'), value: data.model },
    { name: t('library.engine.data'), value: t(`library.engine.${data.leavesInstallation ? 'leaves' : 'staysHere'}`) },
    { name: t('library.engine.results'), value: t(`library.engine.${data.deterministic ? 'same' : 'varies'}`) },
    { name: t('library.engine.cost'), value: t('library.engine.perPage', { points: data.pointsPerPage }) },
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

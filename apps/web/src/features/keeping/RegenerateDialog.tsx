import { type GenerationSettings, type Project, previewGeneration } from '@pagewright/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { asLanguage } from '../../app/i18n/language.ts';
import { KitModal } from '../../app/kit/KitModal.tsx';
import type { Draft } from '../generation/draft.ts';
import styles from './keeping.module.css';
import { UnplacedList } from './UnplacedList.tsx';

interface RegenerateDialogProps {
  readonly project: Project;
  readonly settings: GenerationSettings;
  /** What the pages are made of, where it is not the outline that waits. */
  readonly draft?: Draft;
  readonly ofOutline?: boolean;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Says what generating again keeps, what it costs and what has no place in it, and asks. */
export function RegenerateDialog(props: RegenerateDialogProps) {
  const { t, i18n } = useTranslation();
  const { project, settings, draft, ofOutline = false, busy, onAccept, onClose } = props;
  const body = { projectId: project.id, text: draft?.text, prompt: draft?.prompt, settings, ofOutline };
  const { data, error } = useQuery({
    queryKey: ['preview', body],
    queryFn: () => api.call(previewGeneration, { body }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const number = new Intl.NumberFormat(asLanguage(i18n.language));
  const isShort = data !== undefined && data.points > data.balance;
  const counted = ['own', 'changed', 'homeless'] as const;
  const kept = data ? counted.filter((name) => data[name] > 0) : [];
  return (
    <KitModal
      title={t('regenerate.title')}
      okText={t('regenerate.start')}
      cancelText={t('regenerate.cancel')}
      okButtonProps={{ disabled: (!data && !error) || isShort }}
      confirmLoading={busy}
      onOk={onAccept}
      onCancel={onClose}
      width={520}
    >
      <div className={styles.facts} aria-busy={!data && !error} data-testid="regenerate-facts">
        {!data && <p>{error ? errorText(error) : t('regenerate.checking')}</p>}
        {data && (
          <>
            <h3>{t('regenerate.keeps')}</h3>
            <ul>
              {kept.length === 0 && <li>{t('regenerate.nothing')}</li>}
              {kept.map((name) => (
                <li key={name}>{t(`regenerate.${name}`, { total: data[name] })}</li>
              ))}
            </ul>
            {data.replaced > 0 && <p>{t('regenerate.replaces', { total: data.replaced })}</p>}
            {data.leftOut > 0 && <p>{t('regenerate.leftOut', { total: data.leftOut })}</p>}
            {data.returning > 0 && <p>{t('regenerate.returning', { total: data.returning })}</p>}
            {data.unplaced.length > 0 && (
              <>
                <h3>{t('regenerate.unplaced')}</h3>
                <UnplacedList changes={data.unplaced} />
              </>
            )}
            <h3>{t('regenerate.cost')}</h3>
            <p>
              <strong>
                {t('regenerate.costText', { points: number.format(data.points), total: number.format(data.pages) })}
              </strong>{' '}
              <span>{t('regenerate.balance', { points: number.format(data.balance) })}</span>
            </p>
            {isShort && <p role="alert">{t('regenerate.short')}</p>}
            <p>{t('regenerate.undo')}</p>
          </>
        )}
      </div>
    </KitModal>
  );
}

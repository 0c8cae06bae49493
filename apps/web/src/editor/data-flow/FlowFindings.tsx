import { CheckCircleOutlined, InfoCircleOutlined, SyncOutlined, WarningOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './flow.module.css';
import { type FlowAnalysis, runsOf } from './flow-analysis.ts';

interface FlowFindingsProps {
  readonly analysis: FlowAnalysis;
  readonly numbers: ReadonlyMap<number, number>;
  readonly count: number;
}

/** What the analysis has found, in plain words. */
export function FlowFindings({ analysis, numbers, count }: FlowFindingsProps) {
  const { t } = useTranslation();
  const { cycles, unreached, alone } = analysis;
  const pages = (ids: readonly number[]): string =>
    runsOf(
      ids.map((id) => numbers.get(id) ?? 0),
      t('editor.flow.separator'),
    );
  if (count === 0) {
    return (
      <ul className={styles.findings}>
        <Finding kind="alone" icon={<InfoCircleOutlined aria-hidden />}>
          {t('editor.flow.none')}
        </Finding>
      </ul>
    );
  }
  return (
    <ul className={styles.findings}>
      {cycles.map((group) => (
        <Finding key={group[0]} kind="loop" icon={<SyncOutlined aria-hidden />}>
          {t('editor.flow.loop', { pages: pages(group) })}
        </Finding>
      ))}
      {unreached.length > 0 && (
        <Finding kind="unreached" icon={<WarningOutlined aria-hidden />}>
          {t('editor.flow.unreached', { pages: pages(unreached) })}
        </Finding>
      )}
      {cycles.length === 0 && unreached.length === 0 && (
        <Finding kind="fine" icon={<CheckCircleOutlined aria-hidden />}>
          {t('editor.flow.fine')}
        </Finding>
      )}
      {alone.length > 0 && (
        <Finding kind="alone" icon={<InfoCircleOutlined aria-hidden />}>
          {t('editor.flow.alone', { pages: pages(alone) })}
        </Finding>
      )}
    </ul>
  );
}

interface FindingProps {
  readonly kind: 'loop' | 'unreached' | 'fine' | 'alone';
  readonly icon: ReactNode;
  readonly children: string;
}

function Finding({ kind, icon, children }: FindingProps) {
  return (
    <li data-kind={kind}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

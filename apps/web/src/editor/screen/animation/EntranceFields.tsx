import type { Component } from '@pagewright/components/models';
import {
  comesFromSide,
  ENTRANCE_MS,
  ENTRANCE_STARTS,
  ENTRANCES,
  type Entrance,
  type EntranceKind,
} from '@pagewright/model/entrance';
import { DIRECTIONS } from '@pagewright/model/page-transition';
import { withEntrance, withoutEntrance } from '@pagewright/page/entrances';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { overlayContainer } from '../../../app/kit/overlay-container.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useComponentName } from '../../panels/use-component-name.ts';
import styles from './animation.module.css';

/** Times to choose from, ms. */
const DURATIONS = [200, ENTRANCE_MS.usual, 1000, 2000, 3000] as const;
const DELAYS = [0, 250, 500, 1000, 2000, 5000] as const;

/** How what is selected comes. Where several do, the fields show the first one's, and a change is for all. */
export function EntranceFields({ components }: { readonly components: readonly Component[] }) {
  const { t, i18n } = useTranslation();
  const editor = useEditor();
  const ids = new Set(components.map(({ id }) => id));
  const given = components.find(({ entrance }) => entrance)?.entrance;
  const change = (part: Partial<Entrance> & Pick<Entrance, 'kind'>) =>
    editor.update((now) => withEntrance(now, ids, part));
  const seconds = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'second', unitDisplay: 'short' });
  const times = (usual: readonly number[], own: number) =>
    [...new Set([...usual, own])].sort((a, b) => a - b).map((ms) => ({ value: ms, label: seconds.format(ms / 1000) }));
  return (
    <section className={styles.fields} aria-label={t('editor.animation.entrance')}>
      <Chosen components={components} />
      <Field<EntranceKind | 'none'>
        label={t('editor.animation.entrance')}
        testId="entrance"
        value={given?.kind ?? 'none'}
        options={(['none', ...ENTRANCES] as const).map((value) => ({
          value,
          label: t(`editor.animation.kinds.${value}`),
        }))}
        onChange={(kind) => (kind === 'none' ? editor.update((now) => withoutEntrance(now, ids)) : change({ kind }))}
      />
      {given && (
        <>
          {comesFromSide(given.kind) && (
            <Field
              label={t('editor.animation.direction')}
              testId="entrance-direction"
              value={given.direction}
              options={DIRECTIONS.map((value) => ({ value, label: t(`editor.transition.${value}`) }))}
              onChange={(direction) => change({ kind: given.kind, direction })}
            />
          )}
          <Field
            label={t('editor.animation.start')}
            testId="entrance-start"
            value={given.start}
            options={ENTRANCE_STARTS.map((value) => ({ value, label: t(`editor.animation.starts.${value}`) }))}
            onChange={(start) => change({ kind: given.kind, start })}
          />
          {given.kind !== 'appear' && (
            <Field
              label={t('editor.transition.duration')}
              testId="entrance-duration"
              value={given.duration}
              options={times(DURATIONS, given.duration)}
              onChange={(duration) => change({ kind: given.kind, duration })}
            />
          )}
          <Field
            label={t('editor.animation.delay')}
            testId="entrance-delay"
            value={given.delay}
            options={times(DELAYS, given.delay)}
            onChange={(delay) => change({ kind: given.kind, delay })}
          />
        </>
      )}
    </section>
  );
}

function Chosen({ components }: { readonly components: readonly Component[] }) {
  const { t } = useTranslation();
  const [first] = components;
  if (!first) return null;
  return <h2>{components.length > 1 ? t('panels.panel.count', { count: components.length }) : <Name of={first} />}</h2>;
}

function Name({ of }: { readonly of: Component }) {
  return useComponentName(of);
}

interface FieldProps<Value> {
  readonly label: string;
  readonly testId: string;
  readonly value: Value;
  readonly options: { value: Value; label: string }[];
  readonly onChange: (value: Value) => void;
}

function Field<Value extends string | number>({ label, testId, value, options, onChange }: FieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id}>{label}</span>
      <Select<Value>
        aria-labelledby={id}
        data-testid={testId}
        value={value}
        options={options}
        getPopupContainer={overlayContainer}
        onChange={onChange}
      />
    </div>
  );
}

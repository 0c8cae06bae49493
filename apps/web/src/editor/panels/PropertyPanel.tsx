import { LockOutlined } from '@ant-design/icons';
import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { type EditingWay, editingWay, type FieldGroup } from '@pagewright/components/panels';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { OnPatch } from '../document/component-patch.ts';
import type { DraggedBoxes } from '../document/editor.ts';
import { ArrangeSection } from './ArrangeSection.tsx';
import { askedField, useAskedField } from './asked-field.ts';
import { FieldPanel } from './FieldPanel.tsx';
import { KindIcon } from './KindIcon.tsx';
import styles from './panels.module.css';
import { commonFields } from './selection-values.ts';

interface PropertyPanelProps {
  /** The selected components. */
  readonly components: readonly Component[];
  /** Colours of the page. */
  readonly swatches: readonly string[];
  readonly onPatch: OnPatch;
  /** Where what is dragged stands meanwhile. */
  readonly dragged?: StoreApi<DraggedBoxes> | undefined;
}

const GROUPS: readonly FieldGroup[] = ['property', 'style'];
/** What these say is written on the page itself. */
const WRITTEN: ReadonlySet<EditingWay> = new Set(['text', 'table']);

/** Which picture, icon or chart it is comes before its looks; the panel opens there until the person chooses otherwise. */
function firstGroup(component: Component, way: EditingWay): FieldGroup {
  return behaviourOf(component).content.length > 0 && !WRITTEN.has(way) ? 'property' : 'style';
}

/** The property panel and the style panel of what is selected (spec §2), with its place above both. */
export function PropertyPanel({ components, swatches, onPatch, dragged }: PropertyPanelProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Partial<Record<EditingWay, FieldGroup>>>({});
  const panel = useRef<HTMLDivElement>(null);
  const asked = useStore(askedField);
  const [first] = components;
  const way = first && editingWay(first.type);
  const groups = GROUPS.filter((one) => commonFields(components, one).length > 0);
  const askedGroup = groups.find((one) => commonFields(components, one).some(({ prop }) => prop === asked));
  useAskedField(panel, () => way && askedGroup && setChosen((now) => ({ ...now, [way]: askedGroup })));
  if (!first || !way) return <p className={styles.nothing}>{t('panels.panel.nothing')}</p>;
  const group = askedGroup ?? chosen[way] ?? firstGroup(first, way);
  const shown = groups.includes(group) ? group : (groups[0] ?? group);
  const locked = components.some((component) => component.locked);
  return (
    <div ref={panel} className={styles.panel}>
      <header className={styles.header}>
        {components.length === 1 ? (
          <>
            <KindIcon kind={first.type} />
            <h2>{t(`panels.kinds.${first.type}.name`)}</h2>
          </>
        ) : (
          <h2>{t('panels.panel.count', { count: components.length })}</h2>
        )}
      </header>
      <ArrangeSection {...{ components, onPatch, dragged }} />
      {locked && (
        <p className={styles.locked}>
          <LockOutlined /> {t('panels.panel.locked')}
        </p>
      )}
      <div role="tablist" className={styles.tabs}>
        {groups.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === shown}
            onClick={() => setChosen((now) => ({ ...now, [way]: one }))}
          >
            {t(`panels.panel.${one}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={t(`panels.panel.${shown}`)} className={styles.fields}>
        <FieldPanel key={components.map(({ id }) => id).join()} group={shown} {...{ components, swatches, onPatch }} />
      </div>
    </div>
  );
}

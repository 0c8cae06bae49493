import { UndoOutlined } from '@ant-design/icons';
import type { Component } from '@pagewright/components/models';
import { type FieldGroup, fieldChange, type PanelField, SECTIONS } from '@pagewright/components/panels';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { useFieldWord } from '../../app/i18n/kind-words.ts';
import type { ComponentPatch, OnPatch } from '../document/component-patch.ts';
import { CONTROLS } from './controls/registry.ts';
import styles from './panels.module.css';
import { commonFields, propOf, sharedValue } from './selection-values.ts';
import { withoutEffects } from './without-effects.ts';

interface FieldPanelProps {
  /** The selected components, at least one. */
  readonly components: readonly Component[];
  readonly group: FieldGroup;
  /** Colours of the page. */
  readonly swatches: readonly string[];
  readonly onPatch: OnPatch;
}

/** The fields that the selected components have in common, drawn from their kinds' declarations. */
export function FieldPanel({ components, group, swatches, onPatch }: FieldPanelProps) {
  const { t } = useTranslation();
  const fields = commonFields(components, group);
  return SECTIONS.map((section) => {
    const own = fields.filter((field) => field.section === section);
    if (own.length === 0) return null;
    const back =
      section === 'effects' && !components.some(({ locked }) => locked) ? withoutEffects(components, own) : [];
    return (
      <section key={section} className={styles.section} aria-label={t(`panels.sections.${section}`)}>
        <h3>{t(`panels.sections.${section}`)}</h3>
        {own.map((field) => (
          <FieldRow key={field.prop} {...{ field, components, swatches, onPatch }} />
        ))}
        {back.length > 0 && (
          <Button look="text" icon={<UndoOutlined aria-hidden />} onClick={() => onPatch(back, {})}>
            {t('panels.withoutEffects')}
          </Button>
        )}
      </section>
    );
  });
}

type FieldRowProps = Omit<FieldPanelProps, 'group'> & { readonly field: PanelField };

function FieldRow({ field, components, swatches, onPatch }: FieldRowProps) {
  const word = useFieldWord();
  const { Control, layout } = CONTROLS[field.control.type];
  const patchAll = (change: (component: Component) => Omit<ComponentPatch, 'id'>, gesture?: string) =>
    onPatch(
      components.map((component) => ({ ...change(component), id: component.id })),
      gesture ? { gesture } : {},
    );
  const label = components[0] ? word(components[0].type, field.prop) : '';
  const control = (
    <Control
      field={field}
      label={label}
      value={sharedValue(components, (component) => propOf(component, field.prop))}
      components={components}
      swatches={swatches}
      disabled={components.some((component) => component.locked)}
      onChange={(value, gesture) =>
        patchAll((component) => fieldChange(component, field.prop, value, currentLanguage()), gesture)
      }
      onPatch={(change, gesture) => patchAll(() => change, gesture)}
    />
  );
  if (layout === 'bare') return <div data-field={field.prop}>{control}</div>;
  return (
    <div className={styles.field} data-field={field.prop} data-layout={layout}>
      <span className={styles.label} title={label}>
        {label}
      </span>
      {control}
    </div>
  );
}

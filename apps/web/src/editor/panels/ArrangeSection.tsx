import { EyeInvisibleOutlined, EyeOutlined, LinkOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { type FlippedSides, flippedSides } from '@pagewright/components/flip';
import { type Component, canFlip, canRotate } from '@pagewright/components/models';
import { isSizable, placeChange } from '@pagewright/components/panels';
import { rotationOf } from '@pagewright/components/rotation';
import { COMPONENT_NAME_MAX } from '@pagewright/model/component';
import { type FlipAxis, mirrored } from '@pagewright/page/flip';
import { aspectProp, keepsAspect } from '@pagewright/page/resize';
import { rotationProp } from '@pagewright/page/rotate';
import { Slider } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Hint } from '../../app/kit/Hint.tsx';
import type { ComponentPatch, OnPatch } from '../document/component-patch.ts';
import { type DraggedBoxes, NOTHING_DRAGGED } from '../document/editor.ts';
import { ASPECT_FIELD } from './asked-field.ts';
import { CalculatingInput } from './CalculatingInput.tsx';
import { type Gesture, useGesture } from './gesture.ts';
import styles from './panels.module.css';
import { StrokeIcon } from './StrokeIcon.tsx';
import { MIXED, type Shared, sharedValue } from './selection-values.ts';
import { TextInput } from './TextInput.tsx';

interface ArrangeSectionProps {
  readonly components: readonly Component[];
  readonly onPatch: OnPatch;
  readonly dragged?: StoreApi<DraggedBoxes> | undefined;
}

const NO_DRAGS = createStore<DraggedBoxes>(() => NOTHING_DRAGGED);
const MIN_SIZE = 1;
const MAX_PLACE = 20_000;

/** Where components stand, how large they are, and whether they can be seen and touched. */
export function ArrangeSection({ components, onPatch, dragged }: ArrangeSectionProps) {
  const { t } = useTranslation();
  const gesture = useGesture('arrange');
  const keepsRatio = components.every(keepsAspect);
  const locked = components.every((component) => component.locked);
  const visible = components.some((component) => component.visible);
  const sizable = components.every(isSizable);
  const turnable = components.every(canRotate);
  const patchAll = (change: (component: Component) => Omit<ComponentPatch, 'id'>, name?: string) =>
    onPatch(
      components.map((component) => ({ ...change(component), id: component.id })),
      name ? { gesture: name } : {},
    );
  const move = (axis: 'x' | 'y', value: number) =>
    patchAll((component) => placeChange(component, { ...component.position, [axis]: value }), gesture.current());
  const resize = (side: 'width' | 'height', value: number) =>
    patchAll((one) => ({ size: resized(one.size, side, value, keepsAspect(one)) }), gesture.current());
  const mirror = (axis: FlipAxis) =>
    onPatch(
      mirrored(components, axis).map((one) => ({ ...one, flip: one.flip })),
      {},
    );
  const number = (
    label: string,
    shortLabel: string,
    read: (one: Pick<Component, 'position' | 'size'>) => number,
    set: (value: number) => void,
  ) => (
    <Place
      label={label}
      shortLabel={shortLabel}
      {...{ components, read, dragged }}
      disabled={locked}
      onChange={set}
      gesture={gesture}
    />
  );
  return (
    <section className={styles.section} aria-label={t('panels.panel.arrange')}>
      {components.length === 1 && components[0] && (
        <NameField component={components[0]} onRename={(name) => patchAll(() => ({ name }), gesture.current())} />
      )}
      <div className={styles.places}>
        {number(
          t('panels.panel.left'),
          'X',
          ({ position }) => position.x,
          (value) => move('x', value),
        )}
        {number(
          t('panels.panel.top'),
          'Y',
          ({ position }) => position.y,
          (value) => move('y', value),
        )}
        <Toggle
          label={t(locked ? 'panels.panel.unlock' : 'panels.panel.lock')}
          on={locked}
          onClick={() => patchAll(() => ({ locked: !locked }))}
        >
          {locked ? <LockOutlined /> : <UnlockOutlined />}
        </Toggle>
        <Toggle
          label={t(visible ? 'panels.panel.hide' : 'panels.panel.show')}
          on={!visible}
          onClick={() => patchAll(() => ({ visible: !visible }))}
        >
          {visible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </Toggle>
        {sizable && (
          <>
            {number(
              t('panels.panel.width'),
              t('panels.panel.w'),
              ({ size }) => size.width,
              (value) => resize('width', value),
            )}
            {number(
              t('panels.panel.height'),
              t('panels.panel.h'),
              ({ size }) => size.height,
              (value) => resize('height', value),
            )}
            <Toggle
              label={t('panels.panel.keepRatio')}
              field={ASPECT_FIELD}
              on={keepsRatio}
              onClick={() => patchAll((one) => ({ keepsAspect: aspectProp(one, !keepsRatio) }))}
            >
              <LinkOutlined />
            </Toggle>
          </>
        )}
      </div>
      {turnable && (
        <Rotation
          value={sharedValue(components, rotationOf)}
          disabled={locked}
          onChange={(rotation) => patchAll(() => ({ rotation: rotationProp(rotation) }), gesture.current())}
          gesture={gesture}
        />
      )}
      {(components.some(canFlip) || mirrored(components, 'horizontal').length > 0) && (
        <Flips components={components.filter(canFlip)} disabled={locked} onFlip={mirror} />
      )}
    </section>
  );
}

function resized(
  size: { width: number; height: number },
  side: 'width' | 'height',
  value: number,
  keepsRatio: boolean,
) {
  const next = { ...size, [side]: Math.max(MIN_SIZE, value) };
  if (!keepsRatio) return next;
  const factor = next[side] / size[side];
  return { width: Math.max(MIN_SIZE, size.width * factor), height: Math.max(MIN_SIZE, size.height * factor) };
}

interface PlaceProps {
  readonly label: string;
  readonly shortLabel: string;
  readonly components: readonly Component[];
  readonly read: (one: Pick<Component, 'position' | 'size'>) => number;
  readonly dragged: StoreApi<DraggedBoxes> | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
  readonly gesture: Gesture;
}

/** A coordinate of what is selected; it follows while that is dragged. */
function Place({ label, shortLabel, components, read, dragged = NO_DRAGS, disabled, onChange, gesture }: PlaceProps) {
  const { t } = useTranslation();
  const value = useStore(dragged, (boxes) =>
    sharedValue(components, (component) => {
      const box = boxes.get(component.id);
      return read(box ? { position: box, size: box } : component);
    }),
  );
  return (
    <Hint title={label} after={600}>
      <CalculatingInput
        className={styles.amount}
        aria-label={label}
        prefix={<span className={styles.unit}>{shortLabel}</span>}
        value={value === MIXED ? null : Math.round(value * 10) / 10}
        placeholder={value === MIXED ? t('panels.panel.mixed') : undefined}
        min={-MAX_PLACE}
        max={MAX_PLACE}
        disabled={disabled}
        onChange={(number) => number !== null && onChange(number)}
        gesture={gesture}
      />
    </Hint>
  );
}

function Toggle({
  label,
  on,
  field,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  on: boolean;
  /** As it can be asked for, see `askedField`. */
  field?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Hint title={label} after={400}>
      <button
        type="button"
        className={styles.iconButton}
        aria-label={label}
        aria-pressed={on}
        data-field={field}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </button>
    </Hint>
  );
}

function NameField({ component, onRename }: { component: Component; onRename: (name: string | undefined) => void }) {
  const { t } = useTranslation();
  return (
    <TextInput
      variant="filled"
      label={t('panels.panel.name')}
      place={`name of ${component.id}`}
      most={COMPONENT_NAME_MAX}
      value={component.name ?? ''}
      placeholder={t(`panels.kinds.${component.type}.name`)}
      onChange={(name) => onRename(name === '' ? undefined : name)}
    />
  );
}

interface FlipsProps {
  /** Those that show which way they are mirrored. */
  readonly components: readonly Component[];
  readonly disabled: boolean;
  readonly onFlip: (axis: FlipAxis) => void;
}

/** Two halves of a shape and the axis between them, strokes in a square of 24. */
const FLIP_SIGN = {
  horizontal: 'M12 3v2M12 8v2M12 13v2M12 18v2M9 6v12H3z M15 6v12h6z',
  vertical: 'M3 12h2M8 12h2M13 12h2M18 12h2M6 9h12V3z M6 15h12v6z',
} as const;

function Flips({ components, disabled, onFlip }: FlipsProps) {
  const { t } = useTranslation();
  const sides = components.map(({ flip }) => flippedSides(flip));
  const isEvery = (is: (one: FlippedSides) => boolean) => sides.length > 0 && sides.every(is);
  const button = (axis: FlipAxis, label: string, on: boolean) => (
    <Toggle label={label} {...{ on, disabled }} onClick={() => onFlip(axis)}>
      <StrokeIcon path={FLIP_SIGN[axis]} size={16} />
    </Toggle>
  );
  return (
    <div className={styles.field}>
      <span className={styles.label}>{t('panels.panel.flip')}</span>
      <span className={styles.pair}>
        {button(
          'horizontal',
          t('panels.panel.flipHorizontal'),
          isEvery(({ across }) => across),
        )}
        {button(
          'vertical',
          t('panels.panel.flipVertical'),
          isEvery(({ down }) => down),
        )}
      </span>
    </div>
  );
}

interface RotationProps {
  readonly value: Shared<number>;
  readonly disabled: boolean;
  readonly onChange: (degrees: number) => void;
  readonly gesture: Gesture;
}

function Rotation({ value, disabled, onChange, gesture }: RotationProps) {
  const { t } = useTranslation();
  const label = t('panels.panel.rotation');
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.pair}>
        <Slider
          min={-180}
          max={180}
          value={value === MIXED ? 0 : value}
          disabled={disabled}
          ariaLabelForHandle={label}
          tooltip={{ open: false }}
          onChange={onChange}
          onChangeComplete={gesture.end}
        />
        <CalculatingInput
          className={styles.amount}
          aria-label={label}
          min={-360}
          max={360}
          value={value === MIXED ? null : value}
          placeholder={value === MIXED ? t('panels.panel.mixed') : undefined}
          suffix={<span className={styles.unit}>°</span>}
          disabled={disabled}
          onChange={(degrees) => degrees !== null && onChange(degrees)}
          gesture={gesture}
        />
      </span>
    </div>
  );
}

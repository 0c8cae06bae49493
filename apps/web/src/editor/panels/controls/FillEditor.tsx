import { DeleteOutlined, PlusOutlined, SwapOutlined } from '@ant-design/icons';
import { fillCss } from '@pagewright/components/fill-css';
import { type Fill, GRADIENT_STOPS, type GradientStop } from '@pagewright/model/page';
import { Segmented, Slider } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../app/kit/Hint.tsx';
import { useGesture } from '../gesture.ts';
import {
  addStop,
  initialStops,
  moveStop,
  recolorStop,
  removeStop,
  reversedStops,
  sortedStops,
  widestGap,
} from '../gradient.ts';
import styles from '../panels.module.css';
import { ColorField } from './ColorField.tsx';

interface FillEditorProps {
  readonly fill: Fill;
  readonly label: string;
  readonly swatches: readonly string[];
  readonly disabled?: boolean;
  /** Whether there may be no colour at all. */
  readonly clearable?: boolean;
  readonly onChange: (fill: Fill, gesture?: string) => void;
}

/** CSS degrees of a new linear gradient (spec §3). */
const DEFAULT_ANGLE = 90;

/** A plain colour or a gradient of 2 to 8 stops: of shapes and of pages. */
export function FillEditor({ fill, label, swatches, disabled = false, clearable = true, onChange }: FillEditorProps) {
  const { t } = useTranslation();
  const changeType = (type: Fill['type']) => {
    const color = fill.type === 'solid' ? fill.color : (sortedStops(fill.stops)[0]?.color ?? '#ffffff');
    const stops = initialStops(fill.type === 'solid' ? [] : fill.stops, color);
    if (type === 'solid') onChange({ type, color });
    else onChange(type === 'linear' ? { type, angle: DEFAULT_ANGLE, stops } : { type, shape: 'circle', stops });
  };
  return (
    <div className={styles.stack}>
      <Segmented<Fill['type']>
        size="small"
        block
        aria-label={label}
        value={fill.type}
        disabled={disabled}
        options={[
          { value: 'solid', label: t('panels.fill.plain') },
          { value: 'linear', label: t('panels.fill.linear-gradient') },
          { value: 'radial', label: t('panels.fill.radial-gradient') },
        ]}
        onChange={changeType}
      />
      {fill.type === 'solid' ? (
        <ColorField
          label={label}
          value={fill.color}
          swatches={swatches}
          disabled={disabled}
          clearable={clearable}
          onChange={(color, gesture) => onChange({ ...fill, color }, gesture)}
        />
      ) : (
        <GradientEditor fill={fill} swatches={swatches} disabled={disabled} onChange={onChange} />
      )}
    </div>
  );
}

interface GradientEditorProps {
  readonly fill: Exclude<Fill, { type: 'solid' }>;
  readonly swatches: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (fill: Fill, gesture?: string) => void;
}

function GradientEditor({ fill, swatches, disabled, onChange }: GradientEditorProps) {
  const { t } = useTranslation();
  const gesture = useGesture('gradient');
  const [chosen, setChosen] = useState(0);
  const stops = sortedStops(fill.stops);
  const index = Math.min(chosen, stops.length - 1);
  const set = (next: GradientStop[], name?: string) => onChange({ ...fill, stops: next }, name);
  const add = (position: number) => {
    const next = addStop(stops, position);
    setChosen(next.findIndex((stop) => !stops.includes(stop)));
    set(next);
  };
  const remove = () => {
    set(removeStop(stops, index));
    setChosen(Math.max(0, index - 1));
  };
  return (
    <>
      <StopsBar
        stops={stops}
        chosen={index}
        disabled={disabled}
        onChoose={setChosen}
        onAdd={add}
        onRemove={remove}
        onMove={(position) => {
          const moved = moveStop(stops, index, position);
          setChosen(moved.index);
          set(moved.stops, gesture.current());
        }}
        onMoved={gesture.end}
      />
      <div className={styles.stopRow}>
        <ColorField
          label={t('panels.fill.stops')}
          value={stops[index]?.color}
          swatches={swatches}
          disabled={disabled}
          clearable={false}
          onChange={(color, name) => set(recolorStop(stops, index, color), name)}
        />
        <span className={styles.tools}>
          <ToolButton label={t('panels.fill.swap')} disabled={disabled} onClick={() => set(reversedStops(stops))}>
            <SwapOutlined />
          </ToolButton>
          <ToolButton
            label={t('panels.fill.add')}
            disabled={disabled || stops.length >= GRADIENT_STOPS.max}
            onClick={() => add(widestGap(stops))}
          >
            <PlusOutlined />
          </ToolButton>
          <ToolButton
            label={t('panels.fill.remove')}
            disabled={disabled || stops.length <= GRADIENT_STOPS.min}
            onClick={remove}
          >
            <DeleteOutlined />
          </ToolButton>
        </span>
      </div>
      {fill.type === 'linear' ? (
        <div className={styles.angle}>
          <span>{t('panels.fill.angle')}</span>
          <Slider
            min={0}
            max={360}
            value={fill.angle}
            disabled={disabled}
            ariaLabelForHandle={t('panels.fill.angle')}
            tooltip={{ open: false }}
            onChange={(angle) => onChange({ ...fill, angle }, gesture.current())}
            onChangeComplete={gesture.end}
          />
          <output>{Math.round(fill.angle)}°</output>
        </div>
      ) : (
        <Segmented<'circle' | 'ellipse'>
          size="small"
          block
          aria-label={t('panels.fill.shape')}
          value={fill.shape}
          disabled={disabled}
          options={(['circle', 'ellipse'] as const).map((shape) => ({
            value: shape,
            label: t(`panels.fill.${shape}`),
          }))}
          onChange={(shape) => onChange({ ...fill, shape })}
        />
      )}
    </>
  );
}

function ToolButton(props: { label: string; disabled: boolean; onClick: () => void; children: React.ReactNode }) {
  const { label, disabled, onClick, children } = props;
  return (
    <Hint title={label} after={400}>
      <button type="button" className={styles.iconButton} aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </button>
    </Hint>
  );
}

interface StopsBarProps {
  readonly stops: readonly GradientStop[];
  readonly chosen: number;
  readonly disabled: boolean;
  readonly onChoose: (index: number) => void;
  /** %. */
  readonly onAdd: (position: number) => void;
  readonly onMove: (position: number) => void;
  readonly onMoved: () => void;
  readonly onRemove: () => void;
}

/** The gradient with its stops: press one to choose it, drag it, press between them to add one, Delete removes it. */
function StopsBar({ stops, chosen, disabled, onChoose, onAdd, onMove, onMoved, onRemove }: StopsBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const placeOf = (event: PointerEvent) => {
    const { left, width } = (bar.current as HTMLDivElement).getBoundingClientRect();
    return ((event.clientX - left) / width) * 100;
  };
  const keyed = (event: KeyboardEvent) => {
    const position = stops[chosen]?.position ?? 0;
    const step = event.shiftKey ? 10 : 1;
    if (event.key === 'ArrowLeft') onMove(position - step);
    else if (event.key === 'ArrowRight') onMove(position + step);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.stops} ref={bar}>
      <div
        className={styles.stopsTrack}
        title={t('panels.fill.limit')}
        style={{ background: fillCss({ type: 'linear', angle: 90, stops: [...stops] }) }}
        onPointerDown={(event) => !disabled && onAdd(placeOf(event))}
      />
      {stops.map((stop, index) => (
        <button
          key={String(index)}
          type="button"
          className={styles.stop}
          aria-pressed={index === chosen}
          aria-label={t('panels.fill.stop', { number: index + 1, position: stop.position })}
          style={{ left: `${stop.position}%`, '--stop': stop.color } as React.CSSProperties}
          disabled={disabled}
          onFocus={() => onChoose(index)}
          onPointerDown={(event) => {
            onChoose(index);
            dragging.current = true;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => dragging.current && onMove(placeOf(event))}
          onPointerUp={() => {
            dragging.current = false;
            onMoved();
          }}
          onKeyDown={keyed}
          onKeyUp={onMoved}
        />
      ))}
    </div>
  );
}

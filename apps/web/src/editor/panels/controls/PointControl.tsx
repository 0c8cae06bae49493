import { CalculatingInput } from '../CalculatingInput.tsx';
import { useGesture } from '../gesture.ts';
import styles from '../panels.module.css';
import type { ControlProps } from './control-props.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the page, px. */
export function PointControl({ field, value, label, disabled, onChange }: ControlProps) {
  const gesture = useGesture(field.prop);
  const point = value as Point;
  return (
    <span className={styles.row2}>
      {(['x', 'y'] as const).map((axis) => (
        <CalculatingInput
          key={axis}
          className={styles.amount}
          aria-label={`${label} ${axis.toUpperCase()}`}
          prefix={<span className={styles.unit}>{axis.toUpperCase()}</span>}
          value={Math.round(point[axis] * 10) / 10}
          disabled={disabled}
          onChange={(number) => number !== null && onChange({ ...point, [axis]: number }, gesture.current())}
          gesture={gesture}
        />
      ))}
    </span>
  );
}

import { Select } from 'antd';
import styles from './library.module.css';

/** "All of them" in a list of choices. */
const ALL = 'all';

interface FilterChoiceProps<Value extends string> {
  readonly label: string;
  /** What all of them are called together. */
  readonly all: string;
  readonly values: readonly Value[];
  readonly named: (value: Value) => string;
  /** Undefined for all. */
  readonly value: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/** Narrows a gallery down to one value of something, or to none. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, all, values, named, value, onChoose } = props;
  return (
    <Select<Value | typeof ALL>
      value={value ?? ALL}
      aria-label={label}
      className={styles.filter}
      options={[{ value: ALL, label: all }, ...values.map((one) => ({ value: one, label: named(one) }))]}
      onChange={(chosen) => onChoose(chosen === ALL ? undefined : chosen)}
    />
  );
}

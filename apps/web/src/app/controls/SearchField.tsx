import { SearchOutlined } from '@ant-design/icons';
import type { ComponentProps } from 'react';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'aria-label'> {
  /** Says what is searched; shown in the empty field where no placeholder is given. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** `filled`: on a ground of its own, without an edge; `bare`: the head of what it searches. */
  readonly look?: 'boxed' | 'filled' | 'bare';
  /** Where it stands. */
  readonly className?: string | undefined;
}

/** A field that narrows down what stands below it as one types. */
export function SearchField({ label, value, onSearch, look = 'boxed', className, ...rest }: SearchFieldProps) {
  return (
    <label className={`${styles.field} ${className ?? ''}`} data-look={look}>
      <SearchOutlined aria-hidden />
      <input
        type="search"
        placeholder={label}
        {...rest}
        value={value}
        aria-label={label}
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  );
}

import { Input } from 'antd';
import { useId } from 'react';
import { TooLong } from '../../app/controls/TooLong.tsx';
import { useTypedText } from './overlong-texts.ts';
import styles from './panels.module.css';

interface TextInputProps {
  /** Names the field among all of the shown page: what is too long is kept by it. */
  readonly place: string;
  readonly value: string;
  /** UTF-16 units that can be saved. */
  readonly most: number | undefined;
  /** Where it is not labelled by what stands around it. */
  readonly label?: string;
  /** Several lines, and grows with them. */
  readonly isLong?: boolean;
  readonly variant?: 'filled';
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (text: string) => void;
  readonly onEnd?: () => void;
}

/** A field of the panel for text, which says what is too long to be saved and keeps it. */
export function TextInput(props: TextInputProps) {
  const { place, value, most, label, isLong, variant, placeholder, disabled, onChange, onEnd } = props;
  const { text, isTooLong, type } = useTypedText(place, value, most, onChange);
  const problem = useId();
  const common = {
    value: text,
    disabled,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    onBlur: onEnd,
    'aria-label': label,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(isTooLong ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': problem } : {}),
  };
  return (
    <div className={styles.typed}>
      {isLong ? (
        <Input.TextArea className={styles.growing} {...common} />
      ) : (
        <Input size="small" {...(variant ? { variant } : {})} {...common} />
      )}
      {isTooLong && most !== undefined && (
        <div id={problem}>
          <TooLong length={text.length} most={most} />
        </div>
      )}
    </div>
  );
}

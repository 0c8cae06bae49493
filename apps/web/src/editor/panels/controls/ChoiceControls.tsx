import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BorderlessTableOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  MenuOutlined,
  MinusOutlined,
  OrderedListOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignMiddleOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import { Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionWord } from '../../../app/i18n/kind-words.ts';
import { Hint } from '../../../app/kit/Hint.tsx';
import styles from '../panels.module.css';
import { MIXED } from '../selection-values.ts';
import type { ControlProps } from './control-props.ts';

/** What a value of the field is called. */
function useWord({ field, components }: ControlProps): (option: string | number) => string {
  const word = useOptionWord();
  const [first] = components;
  return (option) => (first ? word(first.type, field.prop, String(option)) : '');
}

function optionsOf({ field }: ControlProps): readonly (string | number)[] {
  const { control, limits } = field;
  return ('options' in control ? control.options : undefined) ?? limits.options ?? [];
}

/** One of a few values, from a list. */
export function ChoiceControl(props: ControlProps) {
  const { t } = useTranslation();
  const word = useWord(props);
  const { value, label, disabled, onChange } = props;
  return (
    <Select
      size="small"
      className={styles.wide}
      aria-label={label}
      value={value === MIXED ? undefined : (value as string | number)}
      placeholder={value === MIXED ? t('panels.panel.mixed') : undefined}
      disabled={disabled}
      options={optionsOf(props).map((option) => ({ value: option, label: word(option) }))}
      onChange={(option: string | number) => onChange(option)}
    />
  );
}

const ICONS: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  fontStyle: { normal: <FontSizeOutlined />, italic: <ItalicOutlined /> },
  textDecoration: {
    none: <MinusOutlined />,
    underline: <UnderlineOutlined />,
    'line-through': <StrikethroughOutlined />,
    overline: <span style={{ textDecoration: 'overline', fontWeight: 600 }}>O</span>,
  },
  textAlign: {
    left: <AlignLeftOutlined />,
    center: <AlignCenterOutlined />,
    right: <AlignRightOutlined />,
    justify: <MenuOutlined />,
  },
  verticalAlign: {
    top: <VerticalAlignTopOutlined />,
    middle: <VerticalAlignMiddleOutlined />,
    bottom: <VerticalAlignBottomOutlined />,
  },
  listType: { none: <MinusOutlined />, bullet: <UnorderedListOutlined />, ordered: <OrderedListOutlined /> },
};

/** One of a few values, each with a sign of its own. */
export function IconsControl(props: ControlProps) {
  const word = useWord(props);
  const name = useId();
  const { field, value, label, disabled, onChange } = props;
  return (
    <span role="radiogroup" aria-label={label} className={styles.icons}>
      {optionsOf(props).map((option) => (
        <Hint key={option} title={word(option)} after={400}>
          <label>
            <input
              type="radio"
              name={name}
              aria-label={word(option)}
              checked={value === option}
              disabled={disabled}
              onChange={() => onChange(option)}
            />
            {ICONS[field.prop]?.[option] ?? <BorderlessTableOutlined />}
          </label>
        </Hint>
      ))}
    </span>
  );
}

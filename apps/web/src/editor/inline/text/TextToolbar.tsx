import {
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { FONT_SIZE_PRESETS, PANEL_FONT_SIZE } from '@pagewright/components/text-style';
import type { Language } from '@pagewright/model/languages';
import type { PageFrame } from '@pagewright/page/document-frame';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KitProvider } from '../../../app/kit/KitProvider.tsx';
import { ColorField } from '../../panels/controls/ColorField.tsx';
import { FloatingBar } from '../FloatingBar.tsx';
import styles from '../inline.module.css';
import { FieldMenu } from './FieldMenu.tsx';
import {
  clearLooks,
  isBold,
  lookOf,
  setList,
  setLook,
  type TextRules,
  type TextSession,
  toggleLook,
} from './text-session.ts';

interface TextToolbarProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly session: TextSession;
  readonly rules: TextRules;
  readonly swatches: readonly string[];
  /** Of the page. */
  readonly language: Language;
  /** What fields show on the page. */
  readonly frame: PageFrame;
  readonly onChange: (session: TextSession) => void;
}

/** Characters before the limit from which the rest is shown. */
const NEAR_LIMIT = 60;

/** Looks of what is selected, floating beside the text. */
export function TextToolbar({ anchor, session, rules, swatches, language, frame, onChange }: TextToolbarProps) {
  const { t } = useTranslation();
  const look = lookOf(session, rules);
  const { listType, rich } = session.state;
  const left = rules.maxLength - rich.text.length;
  const toggle = (what: Parameters<typeof toggleLook>[1]) => onChange(toggleLook(session, what, rules));
  return (
    <FloatingBar anchor={anchor} label={t('panels.text.toolbar')}>
      <Tool label={t('panels.text.bold')} on={isBold(look)} onUse={() => toggle('bold')}>
        <BoldOutlined />
      </Tool>
      <Tool label={t('panels.text.italic')} on={look.fontStyle === 'italic'} onUse={() => toggle('italic')}>
        <ItalicOutlined />
      </Tool>
      <Tool
        label={t('panels.text.underline')}
        on={look.textDecoration === 'underline'}
        onUse={() => toggle('underline')}
      >
        <UnderlineOutlined />
      </Tool>
      <Tool label={t('panels.text.strike')} on={look.textDecoration === 'line-through'} onUse={() => toggle('strike')}>
        <StrikethroughOutlined />
      </Tool>
      <span className={styles.divider} />
      <SizeField
        key={look.fontSize}
        value={look.fontSize}
        onChange={(fontSize) => onChange(setLook(session, { fontSize }, rules))}
      />
      <KitProvider>
        <span className={styles.toolColor}>
          <ColorField
            label={t('panels.text.color')}
            value={look.color}
            swatches={swatches}
            clearable={false}
            onChange={(color) => onChange(setLook(session, { color }, rules))}
          />
        </span>
      </KitProvider>
      <span className={styles.divider} />
      <Tool
        label={t('panels.text.bullets')}
        on={listType === 'bullet'}
        onUse={() => onChange(setList(session, 'bullet'))}
      >
        <UnorderedListOutlined />
      </Tool>
      <Tool
        label={t('panels.text.numbers')}
        on={listType === 'ordered'}
        onUse={() => onChange(setList(session, 'ordered'))}
      >
        <OrderedListOutlined />
      </Tool>
      <FieldMenu {...{ session, rules, language, frame, onChange }} />
      <Tool label={t('panels.text.clear')} on={false} onUse={() => onChange(clearLooks(session))}>
        <ClearOutlined />
      </Tool>
      {left <= NEAR_LIMIT && (
        <span className={styles.left} title={t('panels.text.full', { count: rules.maxLength })}>
          {rich.text.length}/{rules.maxLength}
        </span>
      )}
    </FloatingBar>
  );
}

interface ToolProps {
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onUse: () => void;
  readonly children: ReactNode;
}

/** A button that leaves the focus where the person types. */
export function Tool({ label, on, disabled = false, onUse, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {children}
    </button>
  );
}

const PX_PER_PT = 96 / 72;
const SIZES = FONT_SIZE_PRESETS.map((pt) => Math.round(pt * PX_PER_PT * 100) / 100);

/** px, with the presets in a list. */
function SizeField({ value, onChange }: { value: number | undefined; onChange: (size: number) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const use = (text: string) => {
    const size = Number(text);
    if (size >= PANEL_FONT_SIZE.min && size <= PANEL_FONT_SIZE.max && size !== value) onChange(size);
    else setTyped(undefined);
  };
  return (
    <>
      <input
        className={styles.size}
        aria-label={t('panels.text.size')}
        inputMode="decimal"
        list="text-sizes"
        value={typed ?? (value === undefined ? '' : String(Math.round(value * 100) / 100))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => typed !== undefined && use(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          // The focus goes back to the text at once, which must not get the key.
          if (['Enter', 'ArrowUp', 'ArrowDown'].includes(event.key)) event.preventDefault();
          if (event.key === 'Enter') use(event.currentTarget.value);
          if (event.key === 'ArrowUp') use(String((value ?? PANEL_FONT_SIZE.min) + 1));
          if (event.key === 'ArrowDown') use(String((value ?? PANEL_FONT_SIZE.max) - 1));
        }}
      />
      <datalist id="text-sizes">
        {SIZES.map((size, index) => (
          <option key={size} value={size}>
            {`${FONT_SIZE_PRESETS[index]} pt`}
          </option>
        ))}
      </datalist>
    </>
  );
}

import {
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  HighlightOutlined,
  ItalicOutlined,
  LineHeightOutlined,
  LinkOutlined,
  OrderedListOutlined,
  SettingOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { FONT_SIZE_PRESETS, PANEL_FONT_SIZE } from '@pagewright/components/text-style';
import type { Language } from '@pagewright/model/languages';
import type { PageFrame } from '@pagewright/page/document-frame';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { KitProvider } from '../../../app/kit/KitProvider.tsx';
import { ColorField } from '../../panels/controls/ColorField.tsx';
import { StrokeIcon } from '../../panels/StrokeIcon.tsx';
import { FloatingBar } from '../FloatingBar.tsx';
import styles from '../inline.module.css';
import { FieldMenu } from './FieldMenu.tsx';
import { HighlightTools } from './HighlightTools.tsx';
import { LinkTools } from './LinkTools.tsx';
import { NumberTool } from './NumberTool.tsx';
import { ParagraphTools } from './ParagraphTools.tsx';
import { Tool } from './Tool.tsx';
import { TEXT_KEYS } from './text-keys.ts';
import {
  clearLooks,
  isBold,
  linesLook,
  linkOf,
  lookOf,
  setList,
  setLook,
  type TextRules,
  type TextSession,
  toggleLook,
} from './text-session.ts';

/** An x with a 2 above or below it, in strokes: letters would be read as what the button is called. */
const SUPERSCRIPT = 'm4 8 9 11m0-11-9 11M16.5 6.2a2.2 2.2 0 1 1 3.9 1.5L16.5 12h4.2';
const SUBSCRIPT = 'm4 5 9 11m0-11-9 11M16.5 14.2a2.2 2.2 0 1 1 3.9 1.5L16.5 20h4.2';

/** What the bar shows: the looks, or one of them that needs more than a button. */
export type ToolbarPart = 'looks' | 'link' | 'highlight' | 'paragraph';

interface TextToolbarProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly session: TextSession;
  readonly rules: TextRules;
  readonly swatches: readonly string[];
  /** Of the page. */
  readonly language: Language;
  /** What fields show on the page. */
  readonly frame: PageFrame;
  readonly part: ToolbarPart;
  readonly onPart: (part: ToolbarPart) => void;
  /** Opens the dialog of its properties; absent where it has none. */
  readonly onProperties?: (() => void) | undefined;
  readonly onChange: (session: TextSession) => void;
}

/** Characters before the limit from which the rest is shown. */
const NEAR_LIMIT = 60;

const PX_PER_PT = 96 / 72;
const SIZES = FONT_SIZE_PRESETS.map((pt) => ({ value: Math.round(pt * PX_PER_PT * 100) / 100, name: `${pt} pt` }));

/** Looks of what is selected, floating beside the text. */
export function TextToolbar({ anchor, part, ...rest }: TextToolbarProps) {
  const { t } = useTranslation();
  const { session, rules, swatches, onChange, onPart } = rest;
  const onClose = () => onPart('looks');
  return (
    <FloatingBar anchor={anchor} label={t('panels.text.toolbar')}>
      {part === 'looks' && <LookTools {...rest} />}
      {part === 'link' && <LinkTools {...{ session, rules, onChange, onClose }} />}
      {part === 'highlight' && <HighlightTools {...{ session, rules, swatches, onChange, onClose }} />}
      {part === 'paragraph' && <ParagraphTools {...{ session, rules, onChange, onClose }} />}
    </FloatingBar>
  );
}

function LookTools({
  session,
  rules,
  swatches,
  language,
  frame,
  onPart,
  onProperties,
  onChange,
}: Omit<TextToolbarProps, 'anchor' | 'part'>) {
  const { t } = useTranslation();
  const look = lookOf(session, rules);
  const { listType } = linesLook(session, rules);
  const { length } = session.state.rich.text;
  const toggle = (what: Parameters<typeof toggleLook>[1]) => onChange(toggleLook(session, what, rules));
  return (
    <>
      <Tool label={t('panels.text.bold')} keys={TEXT_KEYS.bold} on={isBold(look)} onUse={() => toggle('bold')}>
        <BoldOutlined />
      </Tool>
      <Tool
        label={t('panels.text.italic')}
        keys={TEXT_KEYS.italic}
        on={look.fontStyle === 'italic'}
        onUse={() => toggle('italic')}
      >
        <ItalicOutlined />
      </Tool>
      <Tool
        label={t('panels.text.underline')}
        keys={TEXT_KEYS.underline}
        on={look.textDecoration === 'underline'}
        onUse={() => toggle('underline')}
      >
        <UnderlineOutlined />
      </Tool>
      <Tool
        label={t('panels.text.strike')}
        keys={TEXT_KEYS.strike}
        on={look.textDecoration === 'line-through'}
        onUse={() => toggle('strike')}
      >
        <StrikethroughOutlined />
      </Tool>
      <span className={styles.divider} />
      <NumberTool
        key={look.fontSize}
        label={t('panels.text.size')}
        value={look.fontSize}
        limits={PANEL_FONT_SIZE}
        step={1}
        presets={SIZES}
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
      <Tool label={t('panels.text.highlight')} on={look.highlight !== undefined} onUse={() => onPart('highlight')}>
        <HighlightOutlined />
      </Tool>
      <Tool
        label={t('panels.text.superscript')}
        keys={TEXT_KEYS.super}
        on={look.baseline === 'super'}
        onUse={() => toggle('super')}
      >
        <StrokeIcon size={16} path={SUPERSCRIPT} />
      </Tool>
      <Tool
        label={t('panels.text.subscript')}
        keys={TEXT_KEYS.sub}
        on={look.baseline === 'sub'}
        onUse={() => toggle('sub')}
      >
        <StrokeIcon size={16} path={SUBSCRIPT} />
      </Tool>
      <Tool label={t('panels.text.code')} keys={TEXT_KEYS.code} on={look.code === true} onUse={() => toggle('code')}>
        <CodeOutlined />
      </Tool>
      <Tool
        label={t('panels.text.link')}
        keys={TEXT_KEYS.link}
        on={linkOf(session).link !== undefined}
        onUse={() => onPart('link')}
      >
        <LinkOutlined />
      </Tool>
      <span className={styles.divider} />
      <Tool
        label={t('panels.text.bullets')}
        keys={TEXT_KEYS.bullets}
        on={listType === 'bullet'}
        onUse={() => onChange(setList(session, 'bullet'))}
      >
        <UnorderedListOutlined />
      </Tool>
      <Tool
        label={t('panels.text.numbers')}
        keys={TEXT_KEYS.numbers}
        on={listType === 'ordered'}
        onUse={() => onChange(setList(session, 'ordered'))}
      >
        <OrderedListOutlined />
      </Tool>
      <Tool label={t('panels.text.paragraph')} on={false} onUse={() => onPart('paragraph')}>
        <LineHeightOutlined />
      </Tool>
      <FieldMenu {...{ session, rules, language, frame, onChange }} />
      <Tool label={t('panels.text.clear')} on={false} onUse={() => onChange(clearLooks(session))}>
        <ClearOutlined />
      </Tool>
      {onProperties && (
        <Tool label={t('editor.action.properties')} on={false} onUse={onProperties}>
          <SettingOutlined />
        </Tool>
      )}
      {rules.maxLength - length <= NEAR_LIMIT && (
        <span className={styles.left} title={t('panels.text.full', { count: rules.maxLength })}>
          {length}/{rules.maxLength}
        </span>
      )}
    </>
  );
}

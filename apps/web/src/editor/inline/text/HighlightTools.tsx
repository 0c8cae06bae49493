import { StopOutlined } from '@ant-design/icons';
import { contrast, MIN_CONTRAST } from '@pagewright/model/color';
import { useTranslation } from 'react-i18next';
import { KitProvider } from '../../../app/kit/KitProvider.tsx';
import { ColorField } from '../../panels/controls/ColorField.tsx';
import styles from '../inline.module.css';
import { BackTool } from './BackTool.tsx';
import { Tool } from './Tool.tsx';
import { lookOf, setLook, type TextRules, type TextSession } from './text-session.ts';

interface HighlightToolsProps {
  readonly session: TextSession;
  readonly rules: TextRules;
  readonly swatches: readonly string[];
  readonly onChange: (session: TextSession) => void;
  readonly onClose: () => void;
}

/** Markers for dark words and for light ones. */
const MARKERS = [
  ['#fff2a8', '#c9f2d0', '#cfe4ff', '#ffd6e0', '#ffe0b8', '#e4d9ff'],
  ['#5c4a00', '#14532d', '#1e3a8a', '#831843', '#7c2d12', '#4c1d95'],
] as const;

/** What the selected words are marked with: colours on which they can be read. */
export function HighlightTools({ session, rules, swatches, onChange, onClose }: HighlightToolsProps) {
  const { t } = useTranslation();
  const look = lookOf(session, rules);
  const ink = look.color ?? rules.base.color ?? '#000000';
  const isRead = (mark: string) => contrast(ink, mark) >= MIN_CONTRAST.text;
  const marks = MARKERS.flat().filter(isRead).slice(0, MARKERS[0].length);
  const set = (highlight: string | undefined) => onChange(setLook(session, { highlight }, rules));
  return (
    <>
      <BackTool onClose={onClose} />
      <Tool label={t('panels.text.noHighlight')} on={look.highlight === undefined} onUse={() => set(undefined)}>
        <StopOutlined />
      </Tool>
      {marks.map((mark) => (
        <Tool
          key={mark}
          label={`${t('panels.text.highlight')} ${mark}`}
          on={look.highlight === mark}
          onUse={() => set(mark)}
        >
          <span className={styles.mark} style={{ background: mark, color: ink }} aria-hidden="true">
            A
          </span>
        </Tool>
      ))}
      <KitProvider>
        <span className={styles.toolColor}>
          <ColorField
            label={t('panels.text.highlight')}
            value={look.highlight}
            swatches={swatches}
            onChange={(color) => set(color === 'transparent' ? undefined : color)}
          />
        </span>
      </KitProvider>
    </>
  );
}

import { StopOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { KitProvider } from '../../../app/kit/KitProvider.tsx';
import { ColorField } from '../../panels/controls/ColorField.tsx';
import styles from '../inline.module.css';
import { BackTool } from './BackTool.tsx';
import { markersFor } from './markers.ts';
import { Tool } from './Tool.tsx';
import { lookOf, setLook, type TextRules, type TextSession } from './text-session.ts';

interface HighlightToolsProps {
  readonly session: TextSession;
  readonly rules: TextRules;
  readonly swatches: readonly string[];
  readonly onChange: (session: TextSession) => void;
  readonly onClose: () => void;
}

/** What the selected words are marked with: colours on which they can be read. */
export function HighlightTools({ session, rules, swatches, onChange, onClose }: HighlightToolsProps) {
  const { t } = useTranslation();
  const look = lookOf(session, rules);
  const ink = look.color ?? rules.base.color ?? '#000000';
  const set = (highlight: string | undefined) => onChange(setLook(session, { highlight }, rules));
  return (
    <>
      <BackTool onClose={onClose} />
      <Tool label={t('panels.text.noHighlight')} on={look.highlight === undefined} onUse={() => set(undefined)}>
        <StopOutlined />
      </Tool>
      {markersFor(ink).map((mark) => (
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

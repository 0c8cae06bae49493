import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { MAX_LEVEL } from '@pagewright/components/text-style';
import { useTranslation } from 'react-i18next';
import styles from '../inline.module.css';
import { BackTool } from './BackTool.tsx';
import { NumberTool } from './NumberTool.tsx';
import { Tool } from './Tool.tsx';
import { TEXT_KEYS } from './text-keys.ts';
import { linesLook, setLevel, setSpacing, type TextRules, type TextSession } from './text-session.ts';

interface ParagraphToolsProps {
  readonly session: TextSession;
  readonly rules: TextRules;
  readonly onChange: (session: TextSession) => void;
  readonly onClose: () => void;
}

const LINE_HEIGHT = { min: 0.8, max: 3 } as const;
const SPACE = { min: 0, max: 200 } as const;
const SPACINGS = [1, 1.15, 1.5, 2, 2.5].map((value) => ({ value, name: `× ${value}` }));

/** How the selected lines are set: their indent, and the space in them and above. */
export function ParagraphTools({ session, rules, onChange, onClose }: ParagraphToolsProps) {
  const { t } = useTranslation();
  const { level, lineHeight, spaceBefore } = linesLook(session, rules);
  return (
    <>
      <BackTool onClose={onClose} />
      <Tool
        label={t('panels.text.outward')}
        keys={TEXT_KEYS.outward}
        on={false}
        disabled={level === 0}
        onUse={() => onChange(setLevel(session, -1))}
      >
        <MenuFoldOutlined />
      </Tool>
      <Tool
        label={t('panels.text.inward')}
        keys={TEXT_KEYS.inward}
        on={false}
        disabled={level === MAX_LEVEL}
        onUse={() => onChange(setLevel(session, 1))}
      >
        <MenuUnfoldOutlined />
      </Tool>
      <span className={styles.divider} />
      <span className={styles.caption}>{t('panels.text.lineHeight')}</span>
      <NumberTool
        key={`line ${lineHeight}`}
        label={t('panels.text.lineHeight')}
        value={lineHeight}
        limits={LINE_HEIGHT}
        step={0.1}
        presets={SPACINGS}
        onChange={(value) => onChange(setSpacing(session, { lineHeight: value }, rules))}
      />
      <span className={styles.caption}>{t('panels.text.spaceBefore')}</span>
      <NumberTool
        key={`before ${spaceBefore}`}
        label={t('panels.text.spaceBefore')}
        value={spaceBefore}
        limits={SPACE}
        step={1}
        onChange={(value) => onChange(setSpacing(session, { spaceBefore: value }, rules))}
      />
    </>
  );
}

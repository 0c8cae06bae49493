import { FRAME_FIELDS } from '@pagewright/components/text-style';
import type { Language } from '@pagewright/model/languages';
import type { PageFrame } from '@pagewright/page/document-frame';
import { fieldWords } from '@pagewright/page/with-frame';
import { useTranslation } from 'react-i18next';
import { kindWord } from '../../../app/i18n/kind-words.ts';
import styles from '../inline.module.css';
import { insertField, type TextRules, type TextSession } from './text-session.ts';

interface FieldMenuProps {
  readonly session: TextSession;
  readonly rules: TextRules;
  /** Of the page. */
  readonly language: Language;
  /** What fields show on the page. */
  readonly frame: PageFrame;
  readonly onChange: (session: TextSession) => void;
}

/** Puts a field of the page's frame where one types. */
export function FieldMenu({ session, rules, language, frame, onChange }: FieldMenuProps) {
  const { t } = useTranslation();
  const insert = (chosen: string) => {
    const field = FRAME_FIELDS.find((one) => one === chosen);
    if (!field) return;
    const words = fieldWords(field, frame, language) || kindWord(t, 'text', `insert.${field}`);
    onChange(insertField(session, field, words, rules));
  };
  return (
    <select
      className={styles.field}
      aria-label={t('panels.text.field')}
      title={t('panels.text.field')}
      value=""
      onChange={(event) => insert(event.target.value)}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <option value="" disabled>
        {t('panels.text.field')}
      </option>
      {FRAME_FIELDS.map((field) => (
        <option key={field} value={field}>
          {kindWord(t, 'text', `insert.${field}`)}
        </option>
      ))}
    </select>
  );
}

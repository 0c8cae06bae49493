import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { NumberField } from '../../app/controls/NumberField.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { ContinuousText } from './ContinuousText.tsx';
import { PagedText } from './PagedText.tsx';
import { type ReaderSource, useReaderText } from './read-text.ts';
import styles from './reader.module.css';
import { FONT_SIZE, keepSettings, type ReaderSettings, readSettings } from './reader-settings.ts';

interface TextReaderProps {
  /** What can be read: the typed text first, where there is some. */
  readonly sources: readonly ReaderSource[];
  /** Index of the source that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

/** Reads the typed text and the uploaded files (spec §2: text reader). */
export function TextReader({ sources, first, onClose }: TextReaderProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(first);
  const [settings, setSettings] = useState(() => readSettings(window.localStorage));
  const change = (next: Partial<ReaderSettings>) => {
    const all = { ...settings, ...next };
    setSettings(all);
    keepSettings(window.localStorage, all);
  };
  const source = sources[index] ?? sources[0];
  if (!source) return null;
  return (
    <KitModal
      title={t('reader.title')}
      footer={null}
      onCancel={onClose}
      width="min(960px, calc(100vw - 24px))"
      style={{ top: 24 }}
      classNames={{ body: styles.reader }}
    >
      <div className={styles.tools}>
        <Select
          className={styles.sources}
          value={index}
          aria-label={t('reader.source')}
          options={sources.map((one, value) => ({
            value,
            label: one.kind === 'typed' ? t('reader.typed') : one.name,
          }))}
          onChange={setIndex}
        />
        <SettingsTools settings={settings} onChange={change} />
      </div>
      <div
        className={styles.sheet}
        data-theme={settings.theme}
        data-testid="reader-sheet"
        style={{ fontSize: settings.fontSize }}
      >
        <SourceText key={index} source={source} settings={settings} />
      </div>
    </KitModal>
  );
}

function SettingsTools(props: { settings: ReaderSettings; onChange: (change: Partial<ReaderSettings>) => void }) {
  const { settings, onChange } = props;
  const { t } = useTranslation();
  const { fontSize, mode, theme } = settings;
  return (
    <>
      <span className={styles.size}>
        <Button
          look="text"
          icon={<MinusOutlined />}
          aria-label={t('reader.smaller')}
          disabled={fontSize <= FONT_SIZE.min}
          onClick={() => onChange({ fontSize: fontSize - FONT_SIZE.step })}
        />
        <NumberField
          value={fontSize}
          min={FONT_SIZE.min}
          max={FONT_SIZE.max}
          label={t('reader.fontSize')}
          unit="px"
          onChange={(value) => onChange({ fontSize: value })}
        />
        <Button
          look="text"
          icon={<PlusOutlined />}
          aria-label={t('reader.larger')}
          disabled={fontSize >= FONT_SIZE.max}
          onClick={() => onChange({ fontSize: fontSize + FONT_SIZE.step })}
        />
      </span>
      <Segmented<ReaderSettings['mode']>
        value={mode}
        aria-label={t('reader.mode')}
        options={[
          { value: 'page', label: t('reader.page') },
          { value: 'continuous', label: t('reader.continuous') },
        ]}
        onChange={(value) => onChange({ mode: value })}
      />
      <Segmented<ReaderSettings['theme']>
        value={theme}
        aria-label={t('reader.theme')}
        options={[
          { value: 'light', label: t('reader.light') },
          { value: 'dark', label: t('reader.dark') },
        ]}
        onChange={(value) => onChange({ theme: value })}
      />
    </>
  );
}

function SourceText({ source, settings }: { source: ReaderSource; settings: ReaderSettings }) {
  const { t } = useTranslation();
  const text = useReaderText(source);
  const label = source.kind === 'typed' ? t('reader.typed') : source.name;
  if (text.isPending) return <Skeleton active className={styles.waiting} paragraph={{ rows: 8 }} />;
  if (text.error && text.blocks.length === 0) {
    return (
      <Alert
        type="error"
        title={t('reader.failed', { file: label, reason: errorText(text.error) })}
        action={<Button onClick={text.retry}>{t('app.retry')}</Button>}
      />
    );
  }
  if (text.blocks.length === 0) return <p className={styles.nothing}>{t('reader.empty')}</p>;
  return settings.mode === 'page' ? (
    <PagedText text={text} label={label} fontSize={settings.fontSize} />
  ) : (
    <ContinuousText text={text} label={label} />
  );
}
